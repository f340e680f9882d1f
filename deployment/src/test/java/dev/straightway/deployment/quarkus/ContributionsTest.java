package dev.straightway.deployment.quarkus;

import static io.restassured.RestAssured.given;
import static io.restassured.RestAssured.when;
import static org.hamcrest.Matchers.is;
import static org.hamcrest.Matchers.nullValue;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.lang.annotation.Annotation;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.reflect.Type;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;

import jakarta.annotation.Priority;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.NameBinding;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.container.ContainerRequestContext;
import jakarta.ws.rs.container.ContainerRequestFilter;
import jakarta.ws.rs.container.ContainerResponseContext;
import jakarta.ws.rs.container.ContainerResponseFilter;
import jakarta.ws.rs.core.Context;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.MultivaluedMap;
import jakarta.ws.rs.core.Response;
import jakarta.ws.rs.ext.ContextResolver;
import jakarta.ws.rs.ext.ExceptionMapper;
import jakarta.ws.rs.ext.MessageBodyReader;
import jakarta.ws.rs.ext.MessageBodyWriter;
import jakarta.ws.rs.ext.Provider;
import jakarta.ws.rs.ext.Providers;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

import dev.straightway.deployment.WrittenResource;
import io.quarkus.builder.BuildChainBuilder;
import io.quarkus.builder.BuildContext;
import io.quarkus.builder.BuildStep;
import io.quarkus.resteasy.reactive.spi.ContainerRequestFilterBuildItem;
import io.quarkus.resteasy.reactive.spi.ContainerResponseFilterBuildItem;
import io.quarkus.resteasy.reactive.spi.ContextResolverBuildItem;
import io.quarkus.resteasy.reactive.spi.ExceptionMapperBuildItem;
import io.quarkus.resteasy.reactive.spi.GeneratedJaxRsResourceBuildItem;
import io.quarkus.resteasy.reactive.spi.MessageBodyReaderBuildItem;
import io.quarkus.resteasy.reactive.spi.MessageBodyReaderOverrideBuildItem;
import io.quarkus.resteasy.reactive.spi.MessageBodyWriterBuildItem;
import io.quarkus.resteasy.reactive.spi.MessageBodyWriterOverrideBuildItem;
import io.quarkus.test.QuarkusUnitTest;

/**
 * Providers and resources that another extension gives to a Jakarta REST server serve here too, on the terms of their items.
 */
@Tag("application")
class ContributionsTest {

    /** By the item alone: the filter doesn't have it. */
    @NameBinding
    @Retention(RetentionPolicy.RUNTIME)
    public @interface Bound {
    }

    public record Money(String text) {
    }

    @Path("contributed")
    public static class Resource {
        @Context
        Providers providers;

        @GET
        public String get() {
            throw new IllegalStateException("mapped");
        }

        @GET
        @Path("plain")
        public String plain() {
            return "plain";
        }

        @GET
        @Path("bound")
        @Bound
        public String bound() {
            return "bound";
        }

        @POST
        @Path("money")
        @Produces("text/money")
        public Money money(Money money) {
            return money;
        }

        @GET
        @Path("context")
        public String context() {
            return providers.getContextResolver(Money.class, MediaType.valueOf("text/money")).getContext(null).text()
                    + providers.getContextResolver(Money.class, MediaType.TEXT_PLAIN_TYPE);
        }
    }

    public static class Marking implements ContainerResponseFilter {
        @Override
        public void filter(ContainerRequestContext request, ContainerResponseContext response) {
            response.getHeaders().putSingle("marked", "yes");
        }
    }

    @Priority(1)
    public static class First implements ContainerResponseFilter {
        @Override
        public void filter(ContainerRequestContext request, ContainerResponseContext response) {
            response.getHeaders().putSingle("order", response.getHeaderString("order") + ", first");
        }
    }

    @Priority(2)
    public static class Second implements ContainerResponseFilter {
        @Override
        public void filter(ContainerRequestContext request, ContainerResponseContext response) {
            response.getHeaders().putSingle("order", response.getHeaderString("order") + ", second");
        }
    }

    public static class Binding implements ContainerResponseFilter {
        @Override
        public void filter(ContainerRequestContext request, ContainerResponseContext response) {
            response.getHeaders().putSingle("bound", "yes");
        }
    }

    public static class Moving implements ContainerRequestFilter {
        @Override
        public void filter(ContainerRequestContext request) {
            if (request.getUriInfo().getPath().endsWith("moved")) {
                request.setRequestUri(URI.create("/contributed/plain"));
            }
        }
    }

    /** For all exceptions by its class, and for some by the item. */
    public static class Mapping implements ExceptionMapper<RuntimeException> {
        @Override
        public Response toResponse(RuntimeException failure) {
            return Response.status(409).entity(failure.getMessage()).build();
        }
    }

    /** For all by its class, and for money by the item. */
    public static class MoneyBodies implements MessageBodyReader<Object>, MessageBodyWriter<Object> {
        @Override
        public boolean isReadable(Class<?> type, Type genericType, Annotation[] annotations, MediaType mediaType) {
            return true;
        }

        @Override
        public Object readFrom(Class<Object> type, Type genericType, Annotation[] annotations, MediaType mediaType,
                MultivaluedMap<String, String> headers, InputStream stream) throws IOException {
            return new Money(new String(stream.readAllBytes(), StandardCharsets.UTF_8) + " read");
        }

        @Override
        public boolean isWriteable(Class<?> type, Type genericType, Annotation[] annotations, MediaType mediaType) {
            return true;
        }

        @Override
        public void writeTo(Object money, Class<?> type, Type genericType, Annotation[] annotations, MediaType mediaType,
                MultivaluedMap<String, Object> headers, OutputStream stream) throws IOException {
            stream.write((((Money) money).text() + " written").getBytes(StandardCharsets.UTF_8));
        }
    }

    /** Comes before one that an extension gives for the same, if that one is to come behind. */
    @Provider
    @Produces("text/money")
    public static class OwnMoney extends MoneyBodies {
        @Override
        public boolean isWriteable(Class<?> type, Type genericType, Annotation[] annotations, MediaType mediaType) {
            return type == Money.class;
        }

        @Override
        public boolean isReadable(Class<?> type, Type genericType, Annotation[] annotations, MediaType mediaType) {
            return false;
        }

        @Override
        public void writeTo(Object money, Class<?> type, Type genericType, Annotation[] annotations, MediaType mediaType,
                MultivaluedMap<String, Object> headers, OutputStream stream) throws IOException {
            stream.write((((Money) money).text() + " written by the application").getBytes(StandardCharsets.UTF_8));
        }
    }

    public static class Resolving implements ContextResolver<Money> {
        @Override
        public Money getContext(Class<?> type) {
            return new Money("resolved ");
        }
    }

    @RegisterExtension
    static final QuarkusUnitTest APP = new QuarkusUnitTest()
            .withApplicationRoot(root -> root.addClasses(Resource.class, Marking.class, Mapping.class, Bound.class, Money.class,
                    First.class, Second.class, Binding.class, Moving.class, MoneyBodies.class, OwnMoney.class, Resolving.class))
            .addBuildChainCustomizer(new Contributing());

    /** A class of its own: the test's is loaded where the application runs too, which has no build. */
    static final class Contributing implements Consumer<BuildChainBuilder> {
        @Override
        public void accept(BuildChainBuilder builder) {
            builder.addBuildStep(new Contribute()).produces(ContainerResponseFilterBuildItem.class)
                    .produces(ContainerRequestFilterBuildItem.class).produces(GeneratedJaxRsResourceBuildItem.class)
                    .produces(MessageBodyReaderBuildItem.class).produces(MessageBodyWriterBuildItem.class)
                    .produces(ContextResolverBuildItem.class)
                    .produces(ExceptionMapperBuildItem.class).produces(MessageBodyReaderOverrideBuildItem.class)
                    .produces(MessageBodyWriterOverrideBuildItem.class).build();
        }
    }

    static final class Contribute implements BuildStep {

        /** REST clients of Quarkus say how it would be registered if it were on the class path. */
        private static final String OF_A_LIBRARY = "com.fasterxml.jackson.jakarta.rs.json.JacksonJsonProvider";

        @Override
        public void execute(BuildContext context) {
            context.produce(new ContainerResponseFilterBuildItem.Builder(Marking.class.getName()).build());
            context.produce(new ContainerResponseFilterBuildItem.Builder(First.class.getName()).setPriority(20).build());
            context.produce(new ContainerResponseFilterBuildItem.Builder(Second.class.getName()).setPriority(10)
                    .setRegisterAsBean(false).build());
            context.produce(new ContainerResponseFilterBuildItem.Builder(Binding.class.getName())
                    .setNameBindingNames(Set.of(Bound.class.getName())).build());
            context.produce(new ContainerRequestFilterBuildItem.Builder(Moving.class.getName()).setPreMatching(true).build());
            context.produce(new ExceptionMapperBuildItem.Builder(Mapping.class.getName(), IllegalStateException.class.getName())
                    .build());
            context.produce(new MessageBodyReaderBuildItem(MoneyBodies.class.getName(), Money.class.getName(),
                    List.of("text/money")));
            context.produce(new MessageBodyWriterBuildItem(MoneyBodies.class.getName(), Object.class.getName(),
                    List.of("text/money"), null, true, 1));
            context.produce(new ContextResolverBuildItem(Resolving.class.getName(), List.of("text/money"),
                    Money.class.getName()));
            context.produce(new MessageBodyReaderOverrideBuildItem(OF_A_LIBRARY, 5000, true));
            context.produce(new MessageBodyWriterOverrideBuildItem(OF_A_LIBRARY, 5000, true));
            context.produce(new GeneratedJaxRsResourceBuildItem("org/acme/Generated",
                    WrittenResource.of("org/acme/Generated", "/generated", "generated", List.of())));
        }
    }

    @Test
    void registersFiltersAndMappers() {
        when().get("/contributed").then().statusCode(409).header("marked", "yes").body(is("mapped"));
    }

    @Test
    void asksFiltersInTheOrderOfTheItems() {
        when().get("/contributed/plain").then().header("order", "null, first, second");
    }

    @Test
    void bindsAFilterAsTheItemSays() {
        when().get("/contributed/bound").then().statusCode(200).header("bound", "yes");
        when().get("/contributed/plain").then().statusCode(200).header("bound", nullValue());
    }

    @Test
    void asksAFilterBeforeTheMatchAsTheItemSays() {
        when().get("/contributed/moved").then().statusCode(200).body(is("plain"));
    }

    @Test
    void readsByTheItemAndWritesByTheApplicationBeforeTheItem() {
        given().contentType("text/money").body("1").post("/contributed/money").then().statusCode(200)
                .contentType("text/money").body(is("1 read written by the application"));
    }

    @Test
    void resolvesContextsForTheMediaTypesOfTheItem() {
        when().get("/contributed/context").then().statusCode(200).body(is("resolved null"));
    }

    @Test
    void servesAGeneratedResource() {
        when().get("/generated").then().statusCode(200).body(is("generated")).header("marked", "yes");
    }
}
