package dev.straightway.deployment.quarkus;

import static io.restassured.RestAssured.given;
import static io.restassured.RestAssured.when;
import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.emptyOrNullString;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.nullValue;

import java.net.URI;
import java.util.List;

import jakarta.annotation.Priority;
import jakarta.inject.Inject;
import jakarta.inject.Singleton;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.NotFoundException;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.container.ContainerRequestContext;
import jakarta.ws.rs.container.ContainerRequestFilter;
import jakarta.ws.rs.container.ContainerResponseContext;
import jakarta.ws.rs.container.ContainerResponseFilter;
import jakarta.ws.rs.container.DynamicFeature;
import jakarta.ws.rs.container.PreMatching;
import jakarta.ws.rs.container.ResourceInfo;
import jakarta.ws.rs.core.Configuration;
import jakarta.ws.rs.core.Context;
import jakarta.ws.rs.core.Feature;
import jakarta.ws.rs.core.FeatureContext;
import jakarta.ws.rs.core.Response;
import jakarta.ws.rs.core.UriInfo;
import jakarta.ws.rs.ext.ExceptionMapper;
import jakarta.ws.rs.ext.Provider;

import org.jboss.shrinkwrap.api.asset.StringAsset;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

import io.quarkus.test.QuarkusUnitTest;

/** What concerns every request: filters before matching, global filters, features, mappers of what no route answers. */
@Tag("application")
class FeaturesTest {

    @Singleton
    public static class Greeter {
        String greet() {
            return "hello";
        }
    }

    @Path("plain")
    public static class PlainResource {
        @GET
        public String get() {
            return "plain";
        }

        @POST
        public String post(String text) {
            return "posted " + text;
        }

        @GET
        @Path("marked")
        public String marked() {
            return "marked";
        }
    }

    /** Sends {@code /moved} to {@code /plain}, and overrides the method by a field. */
    @Provider
    @PreMatching
    public static class Moving implements ContainerRequestFilter {
        @Inject
        Greeter greeter;

        @Override
        public void filter(ContainerRequestContext request) {
            if (request.getUriInfo().getPath().equals("/moved")) {
                request.setRequestUri(URI.create("plain"));
            }
            if (request.getHeaderString("X-Method") != null) {
                request.setMethod(request.getHeaderString("X-Method"));
            }
            if (request.getUriInfo().getPath().equals("/stopped")) {
                request.abortWith(Response.status(202).entity("stopped, " + greeter.greet()).build());
            }
        }
    }

    @Provider
    @Priority(20)
    public static class First implements ContainerResponseFilter {
        @Override
        public void filter(ContainerRequestContext request, ContainerResponseContext response) {
            response.getHeaders().add("X-Order", "20");
        }
    }

    @Provider
    @Priority(10)
    public static class Second implements ContainerResponseFilter {
        @Override
        public void filter(ContainerRequestContext request, ContainerResponseContext response) {
            response.getHeaders().add("X-Order", "10");
        }
    }

    @Provider
    public static class NotFoundMapper implements ExceptionMapper<NotFoundException> {
        @Context
        UriInfo uri;

        @Override
        public Response toResponse(NotFoundException exception) {
            return Response.status(404).entity("nothing at " + uri.getPath()).type("text/plain").build();
        }
    }

    /** Registered by a feature, not by an annotation. */
    public static class Marker implements ContainerResponseFilter {
        private final String mark;

        Marker(String mark) {
            this.mark = mark;
        }

        @Override
        public void filter(ContainerRequestContext request, ContainerResponseContext response) {
            response.getHeaders().add("X-Mark", mark);
        }
    }

    @Provider
    public static class MarkedMethods implements DynamicFeature {
        @Override
        public void configure(ResourceInfo resource, FeatureContext context) {
            if (resource.getResourceMethod().getName().equals("marked")) {
                context.register(new Marker("dynamic"));
            }
        }
    }

    /** Found as a service. */
    public static class ServiceFeature implements Feature {
        @Override
        public boolean configure(FeatureContext context) {
            context.property("mark", "service");
            return true;
        }
    }

    @Path("configuration")
    public static class ConfigurationResource {
        @Context
        Configuration configuration;

        @GET
        public String get() {
            return configuration.getProperty("mark") + " " + configuration.isEnabled(ServiceFeature.class) + " "
                    + configuration.isRegistered(First.class);
        }
    }

    @RegisterExtension
    static final QuarkusUnitTest APPLICATION = new QuarkusUnitTest().withApplicationRoot(root -> root
            .addClasses(Greeter.class, PlainResource.class, Moving.class, First.class, Second.class, NotFoundMapper.class,
                    Marker.class, MarkedMethods.class, ServiceFeature.class, ConfigurationResource.class)
            .addAsResource(new StringAsset(ServiceFeature.class.getName() + " # a comment\n"),
                    "META-INF/services/jakarta.ws.rs.core.Feature"));

    @Test
    void matchesWhatAFilterHasMadeOfTheRequest() {
        when().get("/moved").then().statusCode(200).body(equalTo("plain"));
        given().header("X-Method", "POST").body("text").get("/plain").then().statusCode(200).body(equalTo("posted text"));
    }

    @Test
    void answersForAFilterThatStopsTheRequest() {
        when().get("/stopped").then().statusCode(202).body(equalTo("stopped, hello")).header("X-Order", equalTo("10"));
    }

    @Test
    void runsResponseFiltersFromTheHighestPriorityNumberDown() {
        List<String> order = when().get("/plain").then().statusCode(200).extract().headers().getValues("X-Order");
        assertThat(order).containsExactly("20", "10");
    }

    @Test
    void givesWhatNoRouteAnswersToMapperAndFilters() {
        when().get("/nowhere").then().statusCode(404).body(equalTo("nothing at /nowhere")).header("X-Order", equalTo("10"));
        when().delete("/plain").then().statusCode(405).body(emptyOrNullString()).header("X-Order", equalTo("10"));
    }

    @Test
    void runsWhatADynamicFeatureRegistersForItsMethodOnly() {
        when().get("/plain/marked").then().header("X-Mark", equalTo("dynamic"));
        when().get("/plain").then().header("X-Mark", nullValue());
    }

    @Test
    void enablesFeaturesThatAreServices() {
        when().get("/configuration").then().statusCode(200).body(equalTo("service true true"));
    }
}
