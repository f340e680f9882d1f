package dev.straightway.deployment.quarkus;

import static io.restassured.RestAssured.given;
import static io.restassured.RestAssured.when;
import static org.hamcrest.Matchers.emptyString;
import static org.hamcrest.Matchers.equalTo;

import java.util.Date;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.Executor;
import java.util.concurrent.Executors;

import jakarta.ws.rs.ForbiddenException;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.PUT;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.container.ResourceInfo;
import jakarta.ws.rs.core.Application;
import jakarta.ws.rs.core.Context;
import jakarta.ws.rs.core.EntityTag;
import jakarta.ws.rs.core.HttpHeaders;
import jakarta.ws.rs.core.Request;
import jakarta.ws.rs.core.Response;
import jakarta.ws.rs.core.SecurityContext;
import jakarta.ws.rs.core.UriInfo;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import io.quarkus.test.QuarkusUnitTest;
import io.smallrye.mutiny.Uni;

/** Results that come later, and what {@code @Context} injects. */
@Tag("application")
class AnswersTest {

    static final Executor ELSEWHERE = Executors.newCachedThreadPool(task -> {
        Thread thread = new Thread(task, "elsewhere");
        thread.setDaemon(true);
        return thread;
    });

    @Path("later")
    public static class LaterResource {
        @GET
        @Path("uni/{what}")
        public Uni<String> uni(@PathParam("what") String what) {
            return what.equals("null") ? null
                    : Uni.createFrom().item(() -> value(what)).runSubscriptionOn(ELSEWHERE);
        }

        @GET
        @Path("uni-now/{what}")
        public Uni<String> uniNow(@PathParam("what") String what) {
            return Uni.createFrom().item(() -> value(what));
        }

        @GET
        @Path("stage/{what}")
        public CompletionStage<String> stage(@PathParam("what") String what) {
            return what.equals("null") ? null : CompletableFuture.supplyAsync(() -> value(what), ELSEWHERE);
        }

        @GET
        @Path("nothing")
        public Uni<Void> nothing() {
            return Uni.createFrom().voidItem().emitOn(ELSEWHERE);
        }

        @GET
        @Path("response")
        public Uni<Response> response() {
            return Uni.createFrom().item(() -> Response.status(202).entity("accepted").build()).runSubscriptionOn(ELSEWHERE);
        }

        private static String value(String what) {
            return switch (what) {
                case "value" -> Thread.currentThread().getName().equals("elsewhere") ? "elsewhere" : "here";
                case "null-item" -> null;
                case "forbidden" -> throw new ForbiddenException();
                case "wrapped" -> throw new CompletionException(new ForbiddenException());
                default -> throw new IllegalStateException("expected by the test");
            };
        }
    }

    interface Described {
        @GET
        @Path("described")
        default String described(@Context ResourceInfo resource) {
            return resource.getResourceClass().getSimpleName() + " " + resource.getResourceMethod().getName();
        }
    }

    @Path("context/{id}")
    public static class ContextResource implements Described {
        private static final EntityTag TAG = new EntityTag("v1");

        @GET
        @Path("uri")
        public String uri(@Context UriInfo uri) {
            return uri.getPath() + " " + uri.getPathParameters().getFirst("id") + " "
                    + uri.getQueryParameters().get("q") + " " + uri.getBaseUri().getPath() + " "
                    + uri.getPathSegments().get(0).getPath() + " " + uri.getRequestUri().getRawQuery();
        }

        @GET
        @Path("headers")
        public String headers(@Context HttpHeaders headers) {
            return headers.getHeaderString("x-one") + " " + headers.getAcceptableLanguages().get(0).toLanguageTag() + " "
                    + headers.getCookies().get("c").getValue();
        }

        @GET
        @Path("tag")
        public Response tag(@Context Request request) {
            Response.ResponseBuilder unmet = request.evaluatePreconditions(TAG);
            return (unmet == null ? Response.ok(request.getMethod()).tag(TAG) : unmet).build();
        }

        @PUT
        @Path("tag")
        public Response change(@Context Request request) {
            return tag(request);
        }

        @GET
        @Path("date")
        public Response date(@Context Request request) {
            Date modified = new Date(1_000_000_000_500L);
            Response.ResponseBuilder unmet = request.evaluatePreconditions(modified);
            return (unmet == null ? Response.ok("new") : unmet).build();
        }

        @GET
        @Path("security")
        public String security(@Context SecurityContext security) {
            return security.getUserPrincipal() + " " + security.isUserInRole("admin") + " " + security.isSecure();
        }

        @GET
        @Path("resource")
        public String resource(@Context ResourceInfo resource, @PathParam("id") int id) {
            return resource.getResourceClass().getSimpleName() + " " + resource.getResourceMethod().getName() + " "
                    + resource.getResourceMethod().getParameterTypes()[1];
        }

        @GET
        @Path("application")
        public boolean application(@Context Application application) {
            return application.getClass() == Application.class;
        }
    }

    @RegisterExtension
    static final QuarkusUnitTest APP = new QuarkusUnitTest()
            .withApplicationRoot(root -> root.addClasses(LaterResource.class, Described.class, ContextResource.class));

    @ParameterizedTest
    @CsvSource({ "uni/value, 200, elsewhere", "uni/null, 204, ''", "uni/null-item, 204, ''", "uni-now/value, 200, here",
            "stage/value, 200, elsewhere", "stage/null, 204, ''", "stage/null-item, 204, ''", "nothing, 204, ''",
            "response, 202, accepted" })
    void answersWithWhatComesLater(String path, int status, String body) {
        when().get("/later/" + path).then().statusCode(status).body(equalTo(body));
    }

    /** As in Quarkus REST, only the failure of a stage is unwrapped. */
    @ParameterizedTest
    @CsvSource({ "uni/fails, 500", "uni/forbidden, 403", "uni/wrapped, 500", "uni-now/fails, 500", "uni-now/forbidden, 403",
            "stage/fails, 500", "stage/forbidden, 403", "stage/wrapped, 403" })
    void answersWithAFailureThatComesLater(String path, int status) {
        when().get("/later/" + path).then().statusCode(status);
    }

    @Test
    void injectsTheUri() {
        given().urlEncodingEnabled(false).get("/context/a%20b/uri?q=1&q=%C3%A4").then().statusCode(200)
                .body(equalTo("/context/a b/uri a b [1, ä] / context q=1&q=%C3%A4"));
    }

    @Test
    void injectsTheHeaders() {
        given().header("X-One", "1").header("Accept-Language", "fr;q=0.5, de-AT").cookie("c", "v").get("/context/1/headers")
                .then().statusCode(200).body(equalTo("1 de-AT v"));
    }

    @ParameterizedTest
    @CsvSource({ "If-None-Match, '\"v1\"', 304", "If-None-Match, 'W/\"v1\"', 304", "If-None-Match, '\"v0\", \"v1\"', 304",
            "If-None-Match, *, 304", "If-None-Match, '\"v2\"', 200", "If-Match, '\"v2\"', 412", "If-Match, 'W/\"v1\"', 412",
            "If-Match, '\"v1\"', 200", "If-Match, *, 200", "X-None, x, 200" })
    void evaluatesTags(String field, String value, int status) {
        given().header(field, value).get("/context/1/tag").then().statusCode(status).header("ETag", "\"v1\"")
                .body(equalTo(status == 200 ? "GET" : ""));
    }

    @Test
    void refusesAChangeOfWhatAlreadyExists() {
        given().header("If-None-Match", "*").put("/context/1/tag").then().statusCode(412).body(emptyString());
    }

    @ParameterizedTest
    @CsvSource({ "If-Modified-Since, 'Sun, 09 Sep 2001 01:46:40 GMT', 304",
            "If-Modified-Since, 'Sun, 09 Sep 2001 01:46:39 GMT', 200",
            "If-Unmodified-Since, 'Sun, 09 Sep 2001 01:46:40 GMT', 200",
            "If-Unmodified-Since, 'Sun, 09 Sep 2001 01:46:39 GMT', 412",
            "If-Modified-Since, nonsense, 200" })
    void evaluatesDates(String field, String value, int status) {
        given().header(field, value).get("/context/1/date").then().statusCode(status);
    }

    @Test
    void injectsTheUserWhoIsNobody() {
        when().get("/context/1/security").then().statusCode(200).body(equalTo("null false false"));
    }

    @Test
    void injectsTheResourceMethod() {
        when().get("/context/1/resource").then().statusCode(200).body(equalTo("ContextResource resource int"));
        when().get("/context/1/described").then().statusCode(200).body(equalTo("ContextResource described"));
    }

    @Test
    void injectsTheApplication() {
        when().get("/context/1/application").then().statusCode(200).body(equalTo("true"));
    }
}
