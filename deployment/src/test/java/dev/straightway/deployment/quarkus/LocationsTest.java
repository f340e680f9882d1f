package dev.straightway.deployment.quarkus;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.net.URI;
import java.net.URL;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.function.Supplier;

import jakarta.ws.rs.GET;
import jakarta.ws.rs.NameBinding;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.QueryParam;
import jakarta.ws.rs.RedirectionException;
import jakarta.ws.rs.container.AsyncResponse;
import jakarta.ws.rs.container.ContainerRequestContext;
import jakarta.ws.rs.container.ContainerResponseContext;
import jakarta.ws.rs.container.ContainerResponseFilter;
import jakarta.ws.rs.container.Suspended;
import jakarta.ws.rs.core.Context;
import jakarta.ws.rs.core.Response;
import jakarta.ws.rs.core.UriInfo;
import jakarta.ws.rs.ext.Provider;

import org.jboss.resteasy.reactive.RestResponse;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

import dev.straightway.deployment.quarkus.RawConnection.Answer;
import io.quarkus.test.QuarkusUnitTest;
import io.quarkus.test.common.http.TestHTTPResource;
import io.smallrye.common.annotation.Blocking;
import io.smallrye.mutiny.Uni;

/** Where a client is sent to that has a say in it. */
@Tag("application")
class LocationsTest {

    @Path("go")
    public static class GoResource {
        @GET
        @Path("seeOther")
        public Response seeOther(@QueryParam("to") URI to) {
            return Response.seeOther(to).build();
        }

        @GET
        @Path("temporaryRedirect")
        public Response temporaryRedirect(@QueryParam("to") URI to) {
            return Response.temporaryRedirect(to).build();
        }

        @GET
        @Path("created")
        public Response created(@QueryParam("to") URI to) {
            return Response.created(to).build();
        }

        @GET
        @Path("location")
        public RestResponse<Void> location(@QueryParam("to") URI to) {
            return RestResponse.ResponseBuilder.<Void> ok().location(to).build();
        }

        @GET
        @Path("thrown")
        public String thrown(@QueryParam("to") URI to) {
            throw new RedirectionException(303, to);
        }

        @GET
        @Path("content")
        public Response content(@QueryParam("to") URI to) {
            return Response.ok().contentLocation(to).build();
        }

        @GET
        @Path("uri")
        public String uri(@Context UriInfo uri) {
            return uri.getRequestUri() + " " + uri.getBaseUri() + " " + uri.getAbsolutePath();
        }
    }

    /** What is built on a thread that knows no request. */
    public static class Elsewhere {
        @GET
        @Path("stage")
        public CompletionStage<Response> stage(@QueryParam("to") URI to) {
            return elsewhere(() -> Response.seeOther(to).build());
        }

        @GET
        @Path("rest-stage")
        public CompletionStage<RestResponse<String>> restStage(@QueryParam("to") URI to) {
            return elsewhere(() -> RestResponse.ResponseBuilder.ok("text").location(to).build());
        }

        @GET
        @Path("failed-stage")
        public CompletionStage<String> failedStage(@QueryParam("to") URI to) {
            return elsewhere(() -> {
                throw new RedirectionException(303, to);
            });
        }

        @GET
        @Path("uni")
        public Uni<Response> uni(@QueryParam("to") URI to) {
            return Uni.createFrom().emitter(emitter -> elsewhere(() -> Response.created(to).build())
                    .thenAccept(emitter::complete));
        }

        @GET
        @Path("resumed")
        public void resumed(@QueryParam("to") URI to, @Suspended AsyncResponse later) {
            elsewhere(() -> later.resume(Response.temporaryRedirect(to).build()));
        }

        @GET
        @Path("awaited")
        @Blocking
        public Response awaited(@QueryParam("to") URI to) {
            return elsewhere(() -> Response.seeOther(to).build()).toCompletableFuture().join();
        }

        @GET
        @Path("copied")
        @Blocking
        public Response copied(@QueryParam("to") URI to) {
            Response built = elsewhere(() -> Response.seeOther(to).build()).toCompletableFuture().join();
            return Response.fromResponse(built).header("X-Copied", "yes").build();
        }

        @GET
        @Path("content")
        public CompletionStage<Response> content(@QueryParam("to") URI to) {
            return elsewhere(() -> Response.ok("text").contentLocation(to).build());
        }

        private static <T> CompletionStage<T> elsewhere(Supplier<T> built) {
            return CompletableFuture.supplyAsync(built, task -> new Thread(task, "elsewhere").start());
        }
    }

    @Path("elsewhere")
    public static class PlainElsewhere extends Elsewhere {
    }

    @Path("filtered")
    @Filtered
    public static class FilteredElsewhere extends Elsewhere {
    }

    @NameBinding
    @Retention(RetentionPolicy.RUNTIME)
    @interface Filtered {
    }

    /** Sees what the client will. */
    @Provider
    @Filtered
    public static class SeeingFilter implements ContainerResponseFilter {
        @Override
        public void filter(ContainerRequestContext request, ContainerResponseContext response) {
            response.getHeaders().putSingle("X-Seen", String.valueOf(response.getLocation()));
        }
    }

    @RegisterExtension
    static final QuarkusUnitTest APPLICATION = new QuarkusUnitTest()
            .withApplicationRoot(root -> root.addClasses(GoResource.class, Elsewhere.class, PlainElsewhere.class,
                    FilteredElsewhere.class, Filtered.class, SeeingFilter.class, RawConnection.class, Answer.class));

    @TestHTTPResource
    URL server;

    @ParameterizedTest
    @ValueSource(strings = { "go/seeOther", "go/temporaryRedirect", "go/created", "go/location", "go/thrown",
            "elsewhere/stage", "elsewhere/rest-stage", "elsewhere/failed-stage", "elsewhere/uni", "elsewhere/resumed",
            "elsewhere/awaited", "elsewhere/copied", "filtered/stage", "filtered/rest-stage", "filtered/failed-stage",
            "filtered/uni", "filtered/resumed", "filtered/awaited", "filtered/copied" })
    void stayOnTheServer(String way) throws IOException {
        for (String to : new String[] { "/https://evil.example/x", "//evil.example/x", "///evil.example/x", "items/7" }) {
            assertThat(location("/" + way + "?to=" + to, "shop.example"))
                    .isEqualTo("http://shop.example/" + to.replaceFirst("^/+", ""));
        }
        assertThat(location("/" + way + "?to=https://partner.example/x", "shop.example"))
                .isEqualTo("https://partner.example/x");
    }

    @ParameterizedTest
    @ValueSource(strings = { "go", "elsewhere", "filtered" })
    void ofTheContentStayOnTheServerToo(String where) throws IOException {
        for (String to : new String[] { "/https://evil.example/x", "//evil.example/x", "items/7" }) {
            assertThat(answer("/" + where + "/content?to=" + to, "shop.example").fields())
                    .containsEntry("content-location", "http://shop.example/" + to.replaceFirst("^/+", ""));
        }
    }

    @ParameterizedTest
    @ValueSource(strings = { "stage", "rest-stage", "failed-stage", "uni", "resumed", "awaited", "copied" })
    void areResolvedBeforeFiltersSeeThem(String way) throws IOException {
        assertThat(answer("/filtered/" + way + "?to=//evil.example/x", "shop.example").fields())
                .containsEntry("x-seen", "http://shop.example/evil.example/x");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {
            "/go/seeOther?to=x                     | shop.example      | http://shop.example/x",
            "/go/seeOther?to=x                     | my_host:8080      | http://my_host:8080/x",
            "/go/seeOther?to=x                     | [::1]:8080        | http://[::1]:8080/x",
            "http://evil.example/go/seeOther?to=x  | shop.example      | http://shop.example/x",
            "http:///go/seeOther?to=x              | shop.example      | http://shop.example/x",
    })
    void dependOnWhatIsWellFormed(String target, String host, String location) throws IOException {
        assertThat(location(target, host)).isEqualTo(location);
    }

    @ParameterizedTest
    @ValueSource(strings = { "evil.example/path", "evil.example?", "user@evil.example", "evil.example:port", "a b", "\\", "" })
    void neverDependOnAMalformedHost(String host) throws IOException {
        try (RawConnection connection = new RawConnection(server)) {
            Answer answer = connection.send("GET /go/seeOther?to=x HTTP/1.1\nHost: " + host + "\n\n").answer();
            assertThat(answer.status()).isIn(303, 400);
            assertThat(answer.fields().getOrDefault("location", "http://127.0.0.1:")).startsWith("http://127.0.0.1:");
        }
    }

    @ParameterizedTest
    @ValueSource(strings = { "@evil.example/go/uri", ".evil.example/go/uri", "http:evil.example/go/uri", "evil.example/go/uri",
            "http://@/go/uri", "http://:80/go/uri", "https:/go/uri", ":80/go/uri", "*" })
    void neverDependOnAMalformedTarget(String target) throws IOException {
        try (RawConnection connection = new RawConnection(server)) {
            Answer answer = connection.send("GET " + target + " HTTP/1.1\nHost: shop.example\n\n").answer();
            assertThat(answer.status()).isIn(200, 400, 404);
            assertThat(answer.body()).doesNotContain("//evil.example", "@evil.example", "shop.example.evil");
        }
    }

    private String location(String target, String host) throws IOException {
        return answer(target, host).fields().get("location");
    }

    /** The first request of a connection comes through the Router, the second one ahead of it if its route allows that. */
    private Answer answer(String target, String host) throws IOException {
        try (RawConnection connection = new RawConnection(server)) {
            Answer routed = connection.send("GET " + target + " HTTP/1.1\nHost: " + host + "\n\n").answer();
            Answer next = connection.send("GET " + target + " HTTP/1.1\nHost: " + host + "\n\n").answer();
            assertThat(routed.status()).isLessThan(400);
            assertThat(next).isEqualTo(routed);
            return next;
        }
    }
}
