package dev.straightway.deployment.quarkus;

import static io.restassured.RestAssured.when;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.hamcrest.Matchers.equalTo;

import java.io.IOException;
import java.io.InputStream;
import java.net.URL;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;

import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.container.AsyncResponse;
import jakarta.ws.rs.container.ConnectionCallback;
import jakarta.ws.rs.container.Suspended;
import jakarta.ws.rs.core.Context;
import jakarta.ws.rs.core.StreamingOutput;
import jakarta.ws.rs.sse.Sse;
import jakarta.ws.rs.sse.SseEventSink;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

import io.quarkus.test.QuarkusUnitTest;
import io.quarkus.test.common.http.TestHTTPResource;

/** Answers that come piece by piece, and clients that are slow or leave. */
@Tag("application")
class StreamingTest {

    private static final int PATIENCE_SECONDS = 20;
    private static final int PIECE = 64 * 1024;
    /** More than the buffers of both ends of a connection hold. */
    private static final int PIECES = 1024;

    static final AtomicLong WRITTEN = new AtomicLong();
    static volatile CompletableFuture<Throwable> streamEnded = new CompletableFuture<>();
    static volatile CompletableFuture<Boolean> sinkClosed = new CompletableFuture<>();
    static volatile CompletableFuture<Boolean> disconnected = new CompletableFuture<>();

    @Path("streams")
    public static class StreamsResource {
        @GET
        @Path("big")
        @Produces("application/octet-stream")
        public StreamingOutput big() {
            return output -> {
                try {
                    for (int i = 0; i < PIECES; i++) {
                        output.write(new byte[PIECE]);
                        WRITTEN.addAndGet(PIECE);
                    }
                    streamEnded.complete(null);
                } catch (IOException e) {
                    streamEnded.complete(e);
                    throw e;
                }
            };
        }

        @GET
        @Path("small")
        @Produces("text/plain")
        public StreamingOutput small() {
            return output -> output.write("small".getBytes());
        }

        @GET
        @Path("broken")
        @Produces("text/plain")
        public StreamingOutput broken() {
            return output -> {
                output.write(new byte[2 * PIECE]);
                throw new IllegalStateException("broken off");
            };
        }

        @GET
        @Path("events")
        @Produces("text/event-stream")
        public void events(@Context SseEventSink sink, @Context Sse sse) {
            sink.send(sse.newEvent("first"));
            new Thread(() -> {
                // Sent until the server has seen that the client is gone.
                try {
                    while (!sink.isClosed()) {
                        sink.send(sse.newEvent("again")).toCompletableFuture().join();
                    }
                } catch (RuntimeException gone) {
                    // The stage of the last event tells it first.
                    assertThat(sink.isClosed()).isTrue();
                } finally {
                    sinkClosed.complete(sink.isClosed());
                }
            }, "events").start();
        }

        @GET
        @Path("suspended")
        public void suspended(@Suspended AsyncResponse response) {
            response.register((ConnectionCallback) left -> disconnected.complete(left == response));
        }
    }

    @RegisterExtension
    static final QuarkusUnitTest APPLICATION = new QuarkusUnitTest()
            .withApplicationRoot(root -> root.addClasses(StreamsResource.class, RawConnection.class));

    @TestHTTPResource
    URL server;

    @Test
    void sendsASmallStreamWithItsLength() {
        when().get("/streams/small").then().statusCode(200).header("Content-Length", equalTo("5")).body(equalTo("small"));
    }

    @Test
    void holdsTheWriterUpWhileTheClientIsSlow() throws Exception {
        WRITTEN.set(0);
        streamEnded = new CompletableFuture<>();
        URL url = new URL(server, "streams/big");
        try (InputStream body = url.openStream()) {
            long read = body.readNBytes(PIECE).length;
            long ahead = WRITTEN.get() - read;
            assertThat(streamEnded).isNotDone();
            assertThat(ahead).isLessThan((long) PIECES * PIECE / 2);
            read += body.readAllBytes().length;
            assertThat(read).isEqualTo((long) PIECES * PIECE);
        }
        assertThat(streamEnded.get(PATIENCE_SECONDS, TimeUnit.SECONDS)).isNull();
    }

    @Test
    void endsTheWriterWhenTheClientLeaves() throws Exception {
        streamEnded = new CompletableFuture<>();
        RawConnection client = new RawConnection(server).send("GET /streams/big HTTP/1.1\nHost: localhost\n\n");
        client.reset();
        assertThat(streamEnded.get(PATIENCE_SECONDS, TimeUnit.SECONDS)).isInstanceOf(IOException.class);
    }

    @Test
    void breaksTheConnectionOffRatherThanEndAnIncompleteAnswer() throws Exception {
        URL url = new URL(server, "streams/broken");
        try (InputStream body = url.openStream()) {
            assertThatThrownBy(body::readAllBytes).isInstanceOf(IOException.class);
        }
    }

    @Test
    void closesTheSinkWhenTheClientLeaves() throws Exception {
        sinkClosed = new CompletableFuture<>();
        RawConnection client = new RawConnection(server).send("GET /streams/events HTTP/1.1\nHost: localhost\n\n");
        client.awaitText("first");
        client.reset();
        assertThat(sinkClosed.get(PATIENCE_SECONDS, TimeUnit.SECONDS)).isTrue();
    }

    @Test
    void tellsASuspendedAnswerThatTheClientHasLeft() throws Exception {
        disconnected = new CompletableFuture<>();
        RawConnection client = new RawConnection(server).send("GET /streams/suspended HTTP/1.1\nHost: localhost\n\n");
        client.reset();
        assertThat(disconnected.get(PATIENCE_SECONDS, TimeUnit.SECONDS)).isTrue();
    }
}
