package dev.straightway.deployment.quarkus;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.CompletionStage;
import java.util.function.Supplier;

import jakarta.ws.rs.GET;
import jakarta.ws.rs.NameBinding;
import jakarta.ws.rs.NotFoundException;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.WebApplicationException;
import jakarta.ws.rs.container.AsyncResponse;
import jakarta.ws.rs.container.ContainerRequestContext;
import jakarta.ws.rs.container.ContainerResponseContext;
import jakarta.ws.rs.container.ContainerResponseFilter;
import jakarta.ws.rs.container.Suspended;
import jakarta.ws.rs.core.Response;
import jakarta.ws.rs.ext.ExceptionMapper;
import jakarta.ws.rs.ext.Provider;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import io.quarkus.test.QuarkusUnitTest;
import io.quarkus.test.common.http.TestHTTPResource;
import io.smallrye.common.annotation.Blocking;
import io.smallrye.common.annotation.NonBlocking;
import io.smallrye.mutiny.Uni;

/** What fails while a failure is answered is answered too, whatever it is and wherever the request runs. */
@Tag("application")
class FailingMappersTest {

    private static final String EXPECTED = "expected by the test";
    private static final Duration PATIENCE = Duration.ofSeconds(20);

    private static final HttpClient CLIENT = HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).build();

    private static final Map<String, Supplier<RuntimeException>> FAILURES = Map.of("unmade", UnmadeException::new,
            "rethrown", RethrownException::new, "web-throws", () -> new OddWebException(() -> {
                throw new IllegalStateException(EXPECTED);
            }), "web-null", () -> new OddWebException(() -> null), "message", UnspeakableException::new,
            "cause", EndlessException::new);

    @Path("failing")
    public static class FailingResource {
        @GET
        @Path("loop/{failure}")
        @NonBlocking
        public String loop(@PathParam("failure") String failure) {
            throw FAILURES.get(failure).get();
        }

        @GET
        @Path("worker/{failure}")
        @Blocking
        public String worker(@PathParam("failure") String failure) {
            throw FAILURES.get(failure).get();
        }

        @GET
        @Path("uni/{failure}")
        public Uni<String> uni(@PathParam("failure") String failure) {
            return Uni.createFrom().failure(FAILURES.get(failure).get());
        }

        @GET
        @Path("stage/{failure}")
        public CompletionStage<String> stage(@PathParam("failure") String failure) {
            return CompletableFuture.failedFuture(FAILURES.get(failure).get());
        }

        @GET
        @Path("suspended/{failure}")
        public void suspended(@PathParam("failure") String failure, @Suspended AsyncResponse later) {
            later.resume(FAILURES.get(failure).get());
        }

        @GET
        @Path("filtered")
        @Filtered
        public String filtered() {
            return "filtered";
        }
    }

    @NameBinding
    @Retention(RetentionPolicy.RUNTIME)
    @interface Filtered {
    }

    @Filtered
    @Provider
    public static class FailingFilter implements ContainerResponseFilter {
        @Override
        public void filter(ContainerRequestContext request, ContainerResponseContext response) {
            throw new UnmadeException();
        }
    }

    public static class UnmadeException extends RuntimeException {
        private static final long serialVersionUID = 1;
    }

    public static class RethrownException extends RuntimeException {
        private static final long serialVersionUID = 1;
    }

    public static class UnspeakableException extends RuntimeException {
        private static final long serialVersionUID = 1;

        @Override
        public String getMessage() {
            throw new IllegalStateException(EXPECTED);
        }
    }

    public static class EndlessException extends CompletionException {
        private static final long serialVersionUID = 1;

        @Override
        public synchronized Throwable getCause() {
            return this;
        }
    }

    public static class OddWebException extends WebApplicationException {
        private static final long serialVersionUID = 1;
        private final transient Supplier<Response> response;

        public OddWebException(Supplier<Response> response) {
            this.response = response;
        }

        @Override
        public Response getResponse() {
            return response.get();
        }
    }

    @Provider
    public static class UnmadeMapper implements ExceptionMapper<UnmadeException> {
        public UnmadeMapper() {
            throw new IllegalStateException(EXPECTED);
        }

        @Override
        public Response toResponse(UnmadeException exception) {
            return Response.ok().build();
        }
    }

    @Provider
    public static class RethrowingMapper implements ExceptionMapper<RethrownException> {
        @Override
        public Response toResponse(RethrownException exception) {
            throw exception;
        }
    }

    @Provider
    public static class UnmadeNotFoundMapper implements ExceptionMapper<NotFoundException> {
        public UnmadeNotFoundMapper() {
            throw new IllegalStateException(EXPECTED);
        }

        @Override
        public Response toResponse(NotFoundException exception) {
            return Response.ok().build();
        }
    }

    @RegisterExtension
    static final QuarkusUnitTest APPLICATION = new QuarkusUnitTest()
            .withApplicationRoot(root -> root.addClass(FailingMappersTest.class).addClass(FailingResource.class)
                    .addClasses(UnmadeException.class, RethrownException.class, UnspeakableException.class)
                    .addClasses(EndlessException.class, OddWebException.class)
                    .addClasses(Filtered.class, FailingFilter.class)
                    .addClasses(UnmadeMapper.class, RethrowingMapper.class, UnmadeNotFoundMapper.class));

    @TestHTTPResource("/")
    URI server;

    @ParameterizedTest
    @ValueSource(strings = { "unmade", "rethrown", "web-throws", "web-null", "message", "cause" })
    void answersWhereAFailureCannotBeAnswered(String failure) throws Exception {
        for (String where : List.of("loop", "worker", "uni", "stage", "suspended")) {
            assertThat(status("failing/" + where + "/" + failure)).as(where).isEqualTo(500);
        }
    }

    @Test
    void answersWhereTheMapperOfWhatNoTemplateMatchesCannotBeMade() throws Exception {
        assertThat(status("failing/nowhere/at/all")).isEqualTo(500);
    }

    @Test
    void answersWhereTheMapperOfAFilterCannotBeMade() throws Exception {
        assertThat(status("failing/filtered")).isEqualTo(500);
    }

    private int status(String path) throws IOException, InterruptedException {
        HttpRequest request = HttpRequest.newBuilder(server.resolve(path)).timeout(PATIENCE).build();
        return CLIENT.send(request, BodyHandlers.discarding()).statusCode();
    }
}
