package dev.straightway.deployment.quarkus;

import static io.restassured.RestAssured.given;
import static org.assertj.core.api.Assertions.assertThat;

import java.net.URI;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;

import jakarta.ws.rs.GET;
import jakarta.ws.rs.HeaderParam;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.QueryParam;
import jakarta.ws.rs.container.ContainerRequestContext;
import jakarta.ws.rs.container.ContainerResponseContext;
import jakarta.ws.rs.core.Response;
import jakarta.ws.rs.core.UriInfo;

import org.jboss.resteasy.reactive.RestResponse;
import org.jboss.resteasy.reactive.server.ServerExceptionMapper;
import org.jboss.resteasy.reactive.server.ServerRequestFilter;
import org.jboss.resteasy.reactive.server.ServerResponseFilter;
import org.jboss.resteasy.reactive.server.SimpleResourceInfo;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import io.quarkus.test.QuarkusUnitTest;
import io.smallrye.mutiny.Uni;

/** Methods of {@code @ServerRequestFilter(preMatching = true)}; the table is what Quarkus REST answered. */
@Tag("application")
class PreMatchingCallbacksTest {

    @RegisterExtension
    static final QuarkusUnitTest APPLICATION = new QuarkusUnitTest().withApplicationRoot(
            root -> root.addClasses(Echo.class, Filters.class, Refused.class, Mapping.class, RefusedMapping.class));

    @Path("/echo")
    public static class Echo {

        @GET
        public String echo(@QueryParam("q") String q, @HeaderParam("X-Name") String name) {
            return "echo " + q + " " + name;
        }

        @POST
        public String posted(@QueryParam("q") String q) {
            return "posted " + q;
        }
    }

    static class Refused extends RuntimeException {
        private static final long serialVersionUID = 1;

        Refused(String message) {
            super(message);
        }
    }

    public static class Filters {

        private static boolean does(ContainerRequestContext context, String what) {
            return what.equals(context.getHeaderString("X-Do"));
        }

        private static <T> Uni<T> later(T value) {
            return Uni.createFrom().completionStage(() -> CompletableFuture.supplyAsync(() -> value));
        }

        @ServerRequestFilter(preMatching = true, priority = 1)
        public void change(ContainerRequestContext context) {
            context.setProperty("seen", "pre");
            if (does(context, "move")) {
                context.setRequestUri(URI.create("/echo?q=moved"));
            }
            if (does(context, "method")) {
                context.setMethod("POST");
            }
            if (does(context, "throw")) {
                throw new Refused("pre");
            }
            if (does(context, "header")) {
                context.getHeaders().putSingle("X-Name", "changed");
            }
        }

        @ServerRequestFilter(preMatching = true, priority = 2)
        public Optional<RestResponse<String>> optional(ContainerRequestContext context) {
            return does(context, "optional") ? Optional.of(RestResponse.ok("optional")) : Optional.empty();
        }

        @ServerRequestFilter(preMatching = true, priority = 3)
        public Uni<Response> uni(ContainerRequestContext context, UriInfo uri) {
            return does(context, "uni") ? later(Response.ok("uni " + uri.getPath()).build()) : later(null);
        }

        /** Runs behind a filter that has waited. */
        @ServerRequestFilter(preMatching = true, priority = 4)
        public void changeLater(ContainerRequestContext context) {
            if (does(context, "move-later")) {
                context.setRequestUri(URI.create("/echo?q=later"));
            }
            if (does(context, "abort")) {
                context.abortWith(Response.status(211).build());
            }
        }

        @ServerRequestFilter
        public Response global(ContainerRequestContext context, SimpleResourceInfo info) {
            context.setProperty("seen", context.getProperty("seen") + " global");
            return does(context, "global") ? Response.ok("global " + info.getMethodName()).build() : null;
        }

        @ServerResponseFilter
        public void answered(ContainerRequestContext request, ContainerResponseContext response, Throwable thrown) {
            response.getHeaders().putSingle("X-Seen", request.getProperty("seen") + " " + response.getStatus() + " "
                    + (thrown == null ? "nothing" : thrown.getClass().getSimpleName()));
        }
    }

    public abstract static class Mapping<E extends RuntimeException> {

        abstract Response map(E thrown);
    }

    /** The compiler makes a bridge for its method, which has the same annotations. */
    public static class RefusedMapping extends Mapping<Refused> {

        @Override
        @ServerExceptionMapper(Refused.class)
        public Response map(Refused thrown) {
            return Response.status(471).entity("refused " + thrown.getMessage()).build();
        }
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', nullValues = "none", textBlock = """
            GET    | /echo?q=1 | nothing    | 200 | echo 1 null     | pre global 200 nothing
            GET    | /nowhere  | move       | 200 | echo moved null | pre global 200 nothing
            GET    | /echo?q=2 | method     | 200 | posted 2        | pre global 200 nothing
            GET    | /echo     | throw      | 471 | refused pre     | pre 471 Refused
            GET    | /nowhere  | throw      | 471 | refused pre     | pre 471 Refused
            GET    | /echo     | header     | 200 | echo null changed | pre global 200 nothing
            GET    | /echo     | optional   | 200 | optional        | pre 200 nothing
            GET    | /nowhere  | optional   | 200 | optional        | pre 200 nothing
            GET    | /echo     | uni        | 200 | uni /echo       | pre 200 nothing
            GET    | /nowhere  | uni        | 200 | uni /nowhere    | pre 200 nothing
            GET    | /nowhere  | move-later | 200 | echo later null | pre global 200 nothing
            GET    | /echo     | global     | 200 | global echo     | pre global 200 nothing
            DELETE | /echo     | global     | 405 | ''              | pre 405 NotAllowedException
            OPTIONS | /echo    | global     | 200 | ''              | pre 200 nothing
            """)
    void letsMethodsChangeAndAnswerRequestsBeforeTheMatch(String method, String path, String what, int status, String body,
            String seen) {
        io.restassured.response.Response answer = given().header("X-Do", what).request(method, path);
        assertThat(answer.statusCode()).isEqualTo(status);
        assertThat(answer.asString()).isEqualTo(body);
        assertThat(answer.header("X-Seen")).isEqualTo(seen);
    }

    @ParameterizedTest
    @CsvSource({ "/echo, abort, 500", "/nowhere, nothing, 404" })
    void answersWhatTheyMayNotDoAndWhatIsNotThere(String path, String what, int status) {
        assertThat(given().header("X-Do", what).get(path).statusCode()).isEqualTo(status);
    }
}
