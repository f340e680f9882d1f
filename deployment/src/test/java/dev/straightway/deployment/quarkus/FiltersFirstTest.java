package dev.straightway.deployment.quarkus;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.net.URL;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;

import jakarta.annotation.PreDestroy;
import jakarta.enterprise.context.RequestScoped;
import jakarta.inject.Inject;
import jakarta.ws.rs.FormParam;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.NameBinding;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.container.ContainerRequestContext;
import jakarta.ws.rs.container.ContainerRequestFilter;
import jakarta.ws.rs.core.Response;
import jakarta.ws.rs.ext.Provider;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import dev.straightway.deployment.quarkus.RawConnection.Answer;
import io.quarkus.test.QuarkusUnitTest;
import io.quarkus.test.common.http.TestHTTPResource;
import io.smallrye.common.annotation.Blocking;
import io.smallrye.common.annotation.NonBlocking;

/** Request filters run before the body is read, which comes when somebody asks for it. */
@Tag("application")
class FiltersFirstTest {

    private static final int PATIENCE_SECONDS = 20;

    static volatile CompletableFuture<Boolean> opened = new CompletableFuture<>();
    static volatile CompletableFuture<Boolean> destroyed = new CompletableFuture<>();

    @NameBinding
    @Retention(RetentionPolicy.RUNTIME)
    @interface Guarded {
    }

    @NameBinding
    @Retention(RetentionPolicy.RUNTIME)
    @interface Reading {
    }

    @NameBinding
    @Retention(RetentionPolicy.RUNTIME)
    @interface Wrapping {
    }

    @NameBinding
    @Retention(RetentionPolicy.RUNTIME)
    @interface Unpacking {
    }

    @Provider
    @Guarded
    public static class GuardFilter implements ContainerRequestFilter {
        @Inject
        Visit visit;

        @Override
        public void filter(ContainerRequestContext context) {
            visit.open();
            if (context.getHeaderString("X-Key") == null) {
                context.abortWith(Response.status(401).entity("no key").build());
            }
        }
    }

    @RequestScoped
    public static class Visit {
        void open() {
            opened.complete(true);
        }

        @PreDestroy
        void destroy() {
            destroyed.complete(true);
        }
    }

    @Provider
    @Reading
    public static class ReadingFilter implements ContainerRequestFilter {
        @Override
        public void filter(ContainerRequestContext context) throws IOException {
            String text = new String(context.getEntityStream().readAllBytes(), StandardCharsets.UTF_8);
            context.setEntityStream(new ByteArrayInputStream((context.hasEntity() + " " + text).getBytes()));
        }
    }

    @Provider
    @Wrapping
    public static class WrappingFilter implements ContainerRequestFilter {
        @Override
        public void filter(ContainerRequestContext context) {
            context.setEntityStream(new FilterInputStream(context.getEntityStream()) {
                @Override
                public int read(byte[] into, int offset, int length) throws IOException {
                    int read = super.read(into, offset, length);
                    for (int i = offset; i < offset + read; i++) {
                        into[i] = (byte) Character.toUpperCase(into[i]);
                    }
                    return read;
                }
            });
        }
    }

    @Provider
    @Unpacking
    public static class UnpackingFilter implements ContainerRequestFilter {
        @Override
        public void filter(ContainerRequestContext context) {
            context.setEntityStream(new InputStream() {
                @Override
                public int read() {
                    return 'x';
                }
            });
        }
    }

    public static class Routes {
        @POST
        @Path("guarded")
        @Guarded
        public String guarded(String entity) {
            return entity;
        }

        @POST
        @Path("form")
        @Guarded
        public String form(@FormParam("name") String name) {
            return name;
        }

        @GET
        @Path("unread")
        @Guarded
        public String unread() {
            return "unread";
        }

        @POST
        @Path("wrapped")
        @Wrapping
        public String wrapped(String entity) {
            return entity;
        }

        @POST
        @Path("unpacked")
        @Unpacking
        public String unpacked(String entity) {
            return entity;
        }

        @POST
        @Path("read")
        @Reading
        public String read(String entity) {
            return entity;
        }
    }

    @Path("loop")
    @NonBlocking
    public static class LoopResource extends Routes {
    }

    @Path("worker")
    @Blocking
    public static class WorkerResource extends Routes {
    }

    @Path("located")
    public static class LocatingResource {
        @Path("{thing}")
        public WorkerResource locate() {
            return new WorkerResource();
        }
    }

    @RegisterExtension
    static final QuarkusUnitTest APPLICATION = new QuarkusUnitTest()
            .withApplicationRoot(root -> root.addClasses(Guarded.class, Reading.class, Wrapping.class, Unpacking.class,
                    GuardFilter.class, Visit.class, ReadingFilter.class, WrappingFilter.class, UnpackingFilter.class,
                    Routes.class,
                    LoopResource.class, WorkerResource.class, LocatingResource.class, RawConnection.class, Answer.class))
            .overrideRuntimeConfigKey("quarkus.http.limits.max-body-size", "100K")
            .overrideRuntimeConfigKey("quarkus.http.read-timeout", "1s");

    @TestHTTPResource
    URL server;

    @ParameterizedTest
    @ValueSource(strings = { "loop", "worker", "located/any" })
    void answerBeforeTheBodyIsSent(String root) throws IOException {
        try (RawConnection connection = new RawConnection(server)) {
            connection.send("POST /" + root + "/guarded HTTP/1.1\nHost: h\nContent-Length: 5\n\n");
            assertThat(connection.answer()).returns(401, Answer::status).returns("no key", Answer::body);
            connection.sendBytes("whole").send(guarded(root, "next"));
            assertThat(connection.answer()).returns(200, Answer::status).returns("next", Answer::body);
        }
    }

    @ParameterizedTest
    @ValueSource(strings = { "loop", "worker", "located/any" })
    void refuseAClientThatAsksToContinue(String root) throws IOException {
        try (RawConnection connection = new RawConnection(server)) {
            connection.send("POST /" + root + "/guarded HTTP/1.1\nHost: h\nContent-Length: 5\nExpect: 100-continue\n\n");
            Answer answer = connection.answer();
            assertThat(answer.status()).isEqualTo(401);
            assertThat(answer.fields()).containsEntry("connection", "close");
            assertThat(connection.isClosedByServer()).isTrue();
        }
    }

    @ParameterizedTest
    @ValueSource(strings = { "loop", "worker", "located/any" })
    void letAClientContinueThatTheyLetPass(String root) throws IOException {
        try (RawConnection connection = new RawConnection(server)) {
            connection.send(
                    "POST /" + root + "/guarded HTTP/1.1\nHost: h\nX-Key: k\nContent-Length: 5\nExpect: 100-continue\n\n");
            assertThat(connection.answer().status()).isEqualTo(100);
            assertThat(connection.sendBytes("whole").answer()).returns(200, Answer::status).returns("whole", Answer::body);
        }
    }

    @ParameterizedTest
    @ValueSource(strings = { "loop", "worker", "located/any" })
    void leaveABodyThatNobodyReads(String root) throws IOException {
        try (RawConnection connection = new RawConnection(server)) {
            connection.send("GET /" + root + "/unread HTTP/1.1\nHost: h\nX-Key: k\nContent-Length: 5\n\n");
            assertThat(connection.answer()).returns(200, Answer::status).returns("unread", Answer::body);
            connection.sendBytes("whole").send(guarded(root, "next"));
            assertThat(connection.answer().body()).isEqualTo("next");
        }
    }

    @ParameterizedTest
    @ValueSource(strings = { "loop", "worker", "located/any" })
    void leaveFormsToTheMethod(String root) throws IOException {
        try (RawConnection connection = new RawConnection(server)) {
            connection.send("POST /" + root + "/form HTTP/1.1\nHost: h\nX-Key: k\nContent-Length: 8\n"
                    + "Content-Type: application/x-www-form-urlencoded\n\nname=Ann");
            assertThat(connection.answer().body()).isEqualTo("Ann");
        }
    }

    @ParameterizedTest
    @ValueSource(strings = { "loop", "worker", "located/any" })
    void mayWrapTheStreamBeforeTheBodyHasCome(String root) throws IOException {
        try (RawConnection connection = new RawConnection(server)) {
            connection.send("POST /" + root + "/wrapped HTTP/1.1\nHost: h\nContent-Length: 5\n\n").sendBytes("wh");
            assertThat(connection.sendBytes("ole").answer().body()).isEqualTo("WHOLE");
        }
    }

    @ParameterizedTest
    @ValueSource(strings = { "worker", "located/any" })
    void mayWaitForTheBody(String root) throws IOException {
        try (RawConnection connection = new RawConnection(server)) {
            connection.send("POST /" + root + "/read HTTP/1.1\nHost: h\nContent-Length: 5\nExpect: 100-continue\n\n");
            assertThat(connection.answer().status()).isEqualTo(100);
            assertThat(connection.sendBytes("whole").answer().body()).isEqualTo("true whole");
            connection.send("POST /" + root + "/read HTTP/1.1\nHost: h\n\n");
            assertThat(connection.answer().body()).isEqualTo("false ");
        }
    }

    @Test
    void mustNotWaitOnTheEventLoop() throws IOException {
        try (RawConnection connection = new RawConnection(server)) {
            connection.send("POST /loop/read HTTP/1.1\nHost: h\nContent-Length: 5\n\nwhole");
            assertThat(connection.answer().status()).isEqualTo(500);
        }
    }

    @ParameterizedTest
    @ValueSource(strings = { "worker/read", "located/any/read", "loop/guarded", "worker/guarded" })
    void giveUpAClientThatIsWaitedForInVain(String path) throws IOException {
        try (RawConnection connection = new RawConnection(server)) {
            connection.send("POST /" + path + " HTTP/1.1\nHost: h\nX-Key: k\nContent-Length: 5\n\nhalf");
            assertThat(connection.answer().status()).isEqualTo(408);
            assertThat(connection.isClosedByServer()).isTrue();
        }
    }

    @ParameterizedTest
    @ValueSource(strings = { "loop/guarded", "worker/guarded", "worker/read", "located/any/guarded" })
    void refuseABodyThatGrowsTooLarge(String path) throws IOException {
        String piece = "4000\r\n" + "x".repeat(0x4000) + "\r\n";
        try (RawConnection connection = new RawConnection(server)) {
            connection.send("POST /" + path + " HTTP/1.1\nHost: h\nX-Key: k\nTransfer-Encoding: chunked\n\n");
            connection.sendBytes(piece.repeat(6)).sendBytes("4000\r\n" + "x".repeat(0x1001));
            assertThat(connection.answer().status()).isEqualTo(413);
            assertThat(connection.isClosedByServer()).isTrue();
        }
    }

    @ParameterizedTest
    @ValueSource(strings = { "loop", "worker", "located/any" })
    void mayNotMakeTheBodyTooLarge(String root) throws IOException {
        try (RawConnection connection = new RawConnection(server)) {
            connection.send("POST /" + root + "/unpacked HTTP/1.1\nHost: h\nContent-Length: 1\n\nx");
            assertThat(connection.answer().status()).isEqualTo(413);
        }
    }

    @ParameterizedTest
    @ValueSource(strings = { "loop", "worker", "located/any" })
    void endTheScopeOfAClientThatLeavesInTheMiddleOfItsBody(String root) throws Exception {
        opened = new CompletableFuture<>();
        destroyed = new CompletableFuture<>();
        try (RawConnection connection = new RawConnection(server)) {
            connection.send("POST /" + root + "/guarded HTTP/1.1\nHost: h\nX-Key: k\nContent-Length: 5\n\nhalf");
            assertThat(opened.get(PATIENCE_SECONDS, TimeUnit.SECONDS)).isTrue();
        }
        assertThat(destroyed.get(PATIENCE_SECONDS, TimeUnit.SECONDS)).isTrue();
    }

    private static String guarded(String root, String body) {
        return "POST /" + root + "/guarded HTTP/1.1\nHost: h\nX-Key: k\nContent-Length: " + body.length() + "\n\n" + body;
    }
}
