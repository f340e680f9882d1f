package dev.straightway.deployment.quarkus;

import static io.restassured.RestAssured.given;
import static io.restassured.RestAssured.when;
import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.equalTo;

import jakarta.enterprise.event.Observes;
import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.container.ContainerRequestContext;
import jakarta.ws.rs.container.ContainerRequestFilter;
import jakarta.ws.rs.container.ContainerResponseContext;
import jakarta.ws.rs.container.ContainerResponseFilter;
import jakarta.ws.rs.core.Response;
import jakarta.ws.rs.ext.Provider;

import org.jboss.resteasy.reactive.server.ServerExceptionMapper;
import org.jboss.resteasy.reactive.server.ServerRequestFilter;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import io.quarkus.arc.profile.IfBuildProfile;
import io.quarkus.arc.profile.UnlessBuildProfile;
import io.quarkus.arc.properties.IfBuildProperty;
import io.quarkus.arc.properties.UnlessBuildProperty;
import io.quarkus.test.QuarkusUnitTest;
import io.smallrye.mutiny.Multi;
import io.vertx.ext.web.Router;

/** What filters of all requests see, and classes that the build leaves out. */
@Tag("application")
class AroundAllTest {

    private static final int BEHIND_RESOURCES = 30_000;

    @RegisterExtension
    static final QuarkusUnitTest APPLICATION = new QuarkusUnitTest().withApplicationRoot(
            root -> root.addClasses(Items.class, Around.class, Failing.class, Refused.class, Profiled.class,
                    ProfiledTwin.class, Property.class, NoProperty.class, ProfiledFilter.class, ProfiledMethods.class))
            .overrideConfigKey("around.on", "true");

    static class Refused extends RuntimeException {
        private static final long serialVersionUID = 1;
    }

    @Path("/items")
    public static class Items {

        @GET
        @Produces("text/plain")
        public String get() {
            return "get";
        }

        @POST
        @Path("json")
        @Consumes("application/json")
        @Produces("application/json")
        public String json(String json) {
            return json;
        }

        @GET
        @Path("stream")
        @Produces("text/plain")
        public Multi<String> stream() {
            return Multi.createFrom().items("a", "b");
        }
    }

    @Provider
    public static class Around implements ContainerResponseFilter {

        void route(@Observes Router router) {
            router.get("/behind").order(BEHIND_RESOURCES).handler(context -> context.end("behind"));
        }

        @Override
        public void filter(ContainerRequestContext request, ContainerResponseContext response) {
            response.getHeaders().putSingle("X-Seen", String.valueOf(response.getStatus()));
        }

        @ServerExceptionMapper
        public Response refused(Refused thrown, ContainerRequestContext request) {
            request.abortWith(Response.ok("aborted").build());
            return Response.status(471).build();
        }
    }

    @Provider
    public static class Failing implements ContainerRequestFilter {

        @Override
        public void filter(ContainerRequestContext request) {
            if (request.getHeaderString("X-Fails") != null) {
                throw new Refused();
            }
        }
    }

    @Path("/profiled")
    @IfBuildProfile("none")
    public static class Profiled {

        @GET
        public String get() {
            return "of no profile";
        }
    }

    @Path("/profiled")
    @UnlessBuildProfile("none")
    public static class ProfiledTwin {

        @GET
        public String get() {
            return "of this profile";
        }
    }

    @Path("/property")
    @IfBuildProperty(name = "around.on", stringValue = "true")
    public static class Property {

        @GET
        public String get() {
            return "on";
        }
    }

    @Path("/no-property")
    @UnlessBuildProperty(name = "around.on", stringValue = "true")
    public static class NoProperty {

        @GET
        public String get() {
            return "off";
        }
    }

    @Provider
    @IfBuildProfile("none")
    public static class ProfiledFilter implements ContainerRequestFilter {

        @Override
        public void filter(ContainerRequestContext request) {
            request.abortWith(Response.serverError().build());
        }
    }

    @IfBuildProfile("none")
    public static class ProfiledMethods {

        @ServerRequestFilter
        public Response filter() {
            return Response.serverError().build();
        }
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', nullValues = "none", textBlock = """
            GET     | /items        | 200 | get  | 200
            DELETE  | /items        | 405 | ''   | 405
            OPTIONS | /items        | 200 | ''   | 200
            GET     | /items/json   | 405 | ''   | 405
            POST    | /items/json   | 415 | ''   | 415
            GET     | /items/stream | 200 | ab   | 200
            GET     | /profiled     | 200 | of this profile | 200
            GET     | /property     | 200 | on   | 200
            """)
    void callsFiltersForAllThatHasAResource(String method, String path, int status, String body, String seen) {
        io.restassured.response.Response answer = given().contentType(method.equals("POST") ? "text/plain" : "")
                .request(method, path);
        assertThat(answer.statusCode()).isEqualTo(status);
        assertThat(answer.asString()).isEqualTo(body);
        assertThat(answer.header("X-Seen")).isEqualTo(seen);
    }

    /** As Quarkus REST answers: by the last handler of the server. */
    @ParameterizedTest
    @CsvSource({ "/nowhere", "/items/nowhere", "/no-property" })
    void leavesWhatHasNoResourceToTheServer(String path) {
        io.restassured.response.Response answer = when().get(path);
        assertThat(answer.statusCode()).isEqualTo(404);
        assertThat(answer.header("Content-Type")).isEqualTo("text/html; charset=utf-8");
        assertThat(answer.header("X-Seen")).isNull();
    }

    @Test
    void leavesWhatHasNoResourceToOtherRoutes() {
        when().get("/behind").then().statusCode(200).body(equalTo("behind"));
    }

    @Test
    void letsNoMapperAbortForAFilterThatFailed() {
        given().header("X-Fails", "yes").get("/items").then().statusCode(500);
    }
}
