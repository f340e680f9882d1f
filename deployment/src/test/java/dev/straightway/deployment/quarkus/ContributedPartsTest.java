package dev.straightway.deployment.quarkus;

import static io.restassured.RestAssured.given;
import static io.restassured.RestAssured.when;
import static org.hamcrest.Matchers.is;
import static org.hamcrest.Matchers.nullValue;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.lang.annotation.Annotation;
import java.lang.reflect.Type;
import java.nio.charset.StandardCharsets;
import java.util.function.Consumer;

import jakarta.ws.rs.GET;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.QueryParam;
import jakarta.ws.rs.container.ContainerRequestContext;
import jakarta.ws.rs.container.ContainerResponseContext;
import jakarta.ws.rs.container.ContainerResponseFilter;
import jakarta.ws.rs.container.DynamicFeature;
import jakarta.ws.rs.container.ResourceInfo;
import jakarta.ws.rs.core.Feature;
import jakarta.ws.rs.core.FeatureContext;
import jakarta.ws.rs.core.Response;
import jakarta.ws.rs.ext.ParamConverter;
import jakarta.ws.rs.ext.ParamConverterProvider;
import jakarta.ws.rs.ext.ReaderInterceptor;
import jakarta.ws.rs.ext.ReaderInterceptorContext;
import jakarta.ws.rs.ext.WriterInterceptor;
import jakarta.ws.rs.ext.WriterInterceptorContext;

import org.jboss.resteasy.reactive.server.ServerExceptionMapper;
import org.jboss.resteasy.reactive.server.ServerRequestFilter;
import org.jboss.resteasy.reactive.server.ServerResponseFilter;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

import io.quarkus.builder.BuildChainBuilder;
import io.quarkus.builder.BuildContext;
import io.quarkus.builder.BuildStep;
import io.quarkus.resteasy.reactive.server.spi.UnwrappedExceptionBuildItem;
import io.quarkus.resteasy.reactive.spi.CustomContainerRequestFilterBuildItem;
import io.quarkus.resteasy.reactive.spi.CustomContainerResponseFilterBuildItem;
import io.quarkus.resteasy.reactive.spi.CustomExceptionMapperBuildItem;
import io.quarkus.resteasy.reactive.spi.DynamicFeatureBuildItem;
import io.quarkus.resteasy.reactive.spi.JaxrsFeatureBuildItem;
import io.quarkus.resteasy.reactive.spi.ParamConverterBuildItem;
import io.quarkus.resteasy.reactive.spi.ReaderInterceptorBuildItem;
import io.quarkus.resteasy.reactive.spi.WriterInterceptorBuildItem;
import io.quarkus.test.QuarkusUnitTest;

/** As ContributionsTest, with the other items. The classes are those of a library that isn't indexed, as an extension's are. */
@Tag("application")
class ContributedPartsTest {

    public record Amount(int cents) {
    }

    /** What the extension throws around what went wrong. */
    public static class Wrapping extends RuntimeException {
        private static final long serialVersionUID = 1;

        public Wrapping(Throwable cause) {
            super(cause);
        }
    }

    public static class Refused extends RuntimeException {
        private static final long serialVersionUID = 1;
    }

    @Path("parts")
    public static class Resource {
        @GET
        public String get(@QueryParam("amount") Amount amount) {
            return amount.cents() + " cents";
        }

        @POST
        public String echo(String text) {
            return text;
        }

        @GET
        @Path("dynamic")
        public String dynamic() {
            return "dynamic";
        }

        @GET
        @Path("refused")
        public String refused() {
            throw new Refused();
        }

        @GET
        @Path("wrapped")
        public String wrapped() {
            throw new Wrapping(new Refused());
        }
    }

    public static class Featured implements Feature {
        @Override
        public boolean configure(FeatureContext context) {
            context.register(new Heading("featured"));
            return true;
        }
    }

    public static class FeaturedForSome implements DynamicFeature {
        @Override
        public void configure(ResourceInfo resource, FeatureContext context) {
            if (resource.getResourceMethod().getName().equals("dynamic")) {
                context.register(HeadingOfSome.class);
            }
        }
    }

    public static class Heading implements ContainerResponseFilter {
        private final String name;

        public Heading(String name) {
            this.name = name;
        }

        @Override
        public void filter(ContainerRequestContext request, ContainerResponseContext response) {
            response.getHeaders().putSingle(name, "yes");
        }
    }

    public static class HeadingOfSome extends Heading {
        public HeadingOfSome() {
            super("dynamic");
        }
    }

    public static class Amounts implements ParamConverterProvider, ParamConverter<Amount> {
        @Override
        @SuppressWarnings("unchecked")
        public <T> ParamConverter<T> getConverter(Class<T> rawType, Type genericType, Annotation[] annotations) {
            return rawType == Amount.class ? (ParamConverter<T>) this : null;
        }

        @Override
        public Amount fromString(String text) {
            return new Amount(Integer.parseInt(text) * 100);
        }

        @Override
        public String toString(Amount amount) {
            return String.valueOf(amount.cents());
        }
    }

    public static class Reading implements ReaderInterceptor {
        @Override
        public Object aroundReadFrom(ReaderInterceptorContext context) throws IOException {
            String text = new String(context.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
            context.setInputStream(new ByteArrayInputStream((text + " read").getBytes(StandardCharsets.UTF_8)));
            return context.proceed();
        }
    }

    public static class Writing implements WriterInterceptor {
        @Override
        public void aroundWriteTo(WriterInterceptorContext context) throws IOException {
            context.setEntity(context.getEntity() + " written");
            context.proceed();
        }
    }

    public static class Before {
        @ServerRequestFilter
        public Response filter(ContainerRequestContext request) {
            return request.getHeaderString("stop") == null ? null : Response.status(403).build();
        }
    }

    public static class After {
        @ServerResponseFilter
        public void filter(ContainerResponseContext response) {
            response.getHeaders().putSingle("after", "yes");
        }
    }

    public static class Mapping {
        @ServerExceptionMapper
        public Response map(Refused refused) {
            return Response.status(418).build();
        }
    }

    @RegisterExtension
    static final QuarkusUnitTest APP = new QuarkusUnitTest()
            .withApplicationRoot(root -> root.addClasses(Resource.class, Amount.class, Wrapping.class, Refused.class))
            .withAdditionalDependency(library -> library.addClasses(Featured.class, FeaturedForSome.class, Heading.class,
                    HeadingOfSome.class, Amounts.class, Reading.class, Writing.class, Before.class, After.class, Mapping.class))
            .addBuildChainCustomizer(new Contributing());

    /** A class of its own: the test's is loaded where the application runs too, which has no build. */
    static final class Contributing implements Consumer<BuildChainBuilder> {
        @Override
        public void accept(BuildChainBuilder builder) {
            builder.addBuildStep(new Contribute()).produces(JaxrsFeatureBuildItem.class).produces(DynamicFeatureBuildItem.class)
                    .produces(ParamConverterBuildItem.class).produces(ReaderInterceptorBuildItem.class)
                    .produces(WriterInterceptorBuildItem.class).produces(CustomContainerRequestFilterBuildItem.class)
                    .produces(CustomContainerResponseFilterBuildItem.class).produces(CustomExceptionMapperBuildItem.class)
                    .produces(UnwrappedExceptionBuildItem.class).build();
        }
    }

    static final class Contribute implements BuildStep {
        @Override
        public void execute(BuildContext context) {
            context.produce(new JaxrsFeatureBuildItem(Featured.class.getName()));
            context.produce(new DynamicFeatureBuildItem(FeaturedForSome.class.getName()));
            context.produce(new ParamConverterBuildItem(Amounts.class.getName(), 1, true));
            context.produce(new ReaderInterceptorBuildItem.Builder(Reading.class.getName()).build());
            context.produce(new WriterInterceptorBuildItem.Builder(Writing.class.getName()).build());
            context.produce(new CustomContainerRequestFilterBuildItem(Before.class.getName()));
            context.produce(new CustomContainerResponseFilterBuildItem(After.class.getName()));
            context.produce(new CustomExceptionMapperBuildItem(Mapping.class.getName()));
            context.produce(new UnwrappedExceptionBuildItem(Wrapping.class.getName()));
        }
    }

    @Test
    void configuresFeatures() {
        when().get("/parts/dynamic").then().statusCode(200).header("featured", "yes").header("dynamic", "yes");
        given().body("x").post("/parts").then().statusCode(200).header("featured", "yes").header("dynamic", nullValue());
    }

    @Test
    void convertsParameters() {
        when().get("/parts?amount=7").then().statusCode(200).body(is("700 cents written"));
    }

    @Test
    void intercepts() {
        given().contentType("text/plain").body("text").post("/parts").then().statusCode(200).body(is("text read written"));
    }

    @Test
    void filtersByMethods() {
        given().header("stop", "yes").get("/parts/dynamic").then().statusCode(403).header("after", "yes");
        when().get("/parts/dynamic").then().statusCode(200).header("after", "yes");
    }

    @Test
    void mapsByMethods() {
        when().get("/parts/refused").then().statusCode(418);
    }

    @Test
    void unwrapsExceptions() {
        when().get("/parts/wrapped").then().statusCode(418);
    }
}
