package dev.straightway.runtime.http;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.CompletableFuture;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

import dev.straightway.runtime.http.async.ServerEvents;
import dev.straightway.runtime.http.exchange.VertxExchange;
import dev.straightway.runtime.invocation.ThreadModel;

/** A method that fails when its answer is complete. */
class LateFailureTest {

    private static final String TWO_REQUESTS = "GET /events HTTP/1.1\r\nHost: h\r\n\r\n"
            + "GET /text HTTP/1.1\r\nHost: h\r\nConnection: close\r\n\r\n";

    private final TestServer server = new TestServer();

    @AfterEach
    void close() {
        server.close();
    }

    @Test
    void leavesTheRequestBehindItsAnswer() throws Exception {
        server.with(TestRoute.of("GET /events", exchange -> endsAndFails((VertxExchange) exchange)).on(ThreadModel.WORKER),
                TestRoute.of("GET /text", "text").on(ThreadModel.WORKER));
        try (Socket socket = server.connect()) {
            socket.getOutputStream().write(TWO_REQUESTS.getBytes(StandardCharsets.US_ASCII));
            assertThat(new String(socket.getInputStream().readAllBytes(), StandardCharsets.US_ASCII))
                    .contains("data: one").contains("\r\n0\r\n\r\nHTTP/1.1 200 OK\r\n").endsWith("text");
        }
    }

    /** The event loop comes to the end of the answer when the worker has dealt with the failure. */
    private void endsAndFails(VertxExchange exchange) {
        ServerEvents events = new ServerEvents(exchange);
        TestServer.await(events.write("data: one\n\n".getBytes(StandardCharsets.US_ASCII)).toCompletableFuture());
        CompletableFuture<Void> failed = new CompletableFuture<>();
        exchange.vertx().runOnContext(held -> TestServer.await(failed));
        server.worker.execute(() -> failed.complete(null));
        events.end();
        throw new IllegalStateException("on purpose");
    }
}
