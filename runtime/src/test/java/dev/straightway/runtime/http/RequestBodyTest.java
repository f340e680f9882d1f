package dev.straightway.runtime.http;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

import dev.straightway.kryo.KryoLimits;
import dev.straightway.runtime.http.exchange.Limits;
import dev.straightway.runtime.invocation.ThreadModel;
import dev.straightway.runtime.multipart.FormLimits;
import io.vertx.ext.web.handler.BodyHandler;

class RequestBodyTest {

    private final TestServer server = new TestServer();
    private final AtomicInteger calls = new AtomicInteger();
    private final TestRoute echo = TestRoute.of("POST /echo", exchange -> {
        calls.incrementAndGet();
        TestRoute.answer(exchange, exchange.body().toString());
    }).readsEntity();

    @AfterEach
    void close() {
        server.close();
    }

    @ParameterizedTest
    @EnumSource(value = ThreadModel.class)
    void readsABodyOfManyChunks(ThreadModel thread) throws Exception {
        server.with(echo.on(thread));
        String body = "0123456789".repeat(50_000);
        assertThat(server.send("POST", "/echo", body).body()).isEqualTo(body);
    }

    @Test
    void takesNoBodyAsAnEmptyOne() throws Exception {
        server.with(echo);
        assertThat(server.send("POST", "/echo", null).body()).isEmpty();
        assertThat(calls).hasValue(1);
    }

    @Test
    void takesTheBodyThatAHandlerBeforeHasRead() throws Exception {
        server.with(List.of(BodyHandler.create(false)), server.worker, echo);
        assertThat(server.send("POST", "/echo", "read before").body()).isEqualTo("read before");
        assertThat(server.send("POST", "/echo", null).body()).isEmpty();
    }

    @Test
    void readsABodyThatWasPausedBefore() throws Exception {
        server.with(List.of(context -> {
            context.request().pause();
            context.vertx().runOnContext(later -> context.next());
        }), server.worker, echo);
        assertThat(server.send("POST", "/echo", "paused").body()).isEqualTo("paused");
    }

    @Test
    void refusesChunksBeyondTheLimitAndCloses() throws Exception {
        server.limited(new Limits(5, 5, FormLimits.NONE, Limits.NONE.times(), KryoLimits.USUAL, false)).with(echo);
        String head = "POST /echo HTTP/1.1\r\nHost: h\r\nTransfer-Encoding: chunked\r\n\r\n";
        assertThat(untilClosed(head + "3\r\nabc\r\n3\r\ndef\r\n")).startsWith("HTTP/1.1 413 ").contains("connection: close");
        assertThat(calls).hasValue(0);
        assertThat(untilClosed(head.replace("Host: h", "Host: h\r\nConnection: close") + "3\r\nabc\r\n2\r\nde\r\n0\r\n\r\n"))
                .startsWith("HTTP/1.1 200 ").endsWith("abcde");
    }

    @Test
    void forgetsAClientThatLeavesInTheMiddle() throws Exception {
        server.with(echo);
        try (Socket socket = server.connect()) {
            socket.getOutputStream().write("POST /echo HTTP/1.1\r\nHost: h\r\nContent-Length: 9\r\n\r\nhalf".getBytes());
        }
        assertThat(server.send("POST", "/echo", "whole").body()).isEqualTo("whole");
        server.settle();
        assertThat(calls).hasValue(1);
        assertThat(server.failures).isEmpty();
    }

    private String untilClosed(String request) throws IOException {
        try (Socket socket = server.connect()) {
            socket.getOutputStream().write(request.getBytes(StandardCharsets.US_ASCII));
            return new String(socket.getInputStream().readAllBytes(), StandardCharsets.US_ASCII);
        }
    }
}
