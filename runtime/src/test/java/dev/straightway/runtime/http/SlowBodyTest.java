package dev.straightway.runtime.http;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

import dev.straightway.runtime.http.exchange.Limits;
import dev.straightway.runtime.invocation.ThreadModel;
import dev.straightway.runtime.multipart.FormLimits;

/** Clients that send their body a byte now and then. */
class SlowBodyTest {

    private static final Duration READ = Duration.ofSeconds(2);
    private static final long EVERY_MILLIS = 20;
    /** Takes longer than the server looks on, at a byte every 20 ms. */
    private static final int LENGTH = 150;
    private static final int PATIENCE_MILLIS = 20_000;

    private final TestServer server = new TestServer();
    private final ScheduledExecutorService slowly = Executors.newSingleThreadScheduledExecutor();

    @AfterEach
    void close() {
        slowly.shutdownNow();
        server.close();
    }

    @ParameterizedTest
    @EnumSource(value = ThreadModel.class)
    void areRefusedBelowTheRate(ThreadModel thread) throws Exception {
        start(10_000, thread);
        assertThat(answerToBytes()).startsWith("HTTP/1.1 408 ").contains("connection: close");
    }

    @ParameterizedTest
    @EnumSource(value = ThreadModel.class)
    void areServedAtTheRate(ThreadModel thread) throws Exception {
        start(0, thread);
        assertThat(answerToBytes()).startsWith("HTTP/1.1 200 ").endsWith(Integer.toString(LENGTH));
    }

    private void start(long rate, ThreadModel thread) {
        server.limited(new Limits(LENGTH, LENGTH, FormLimits.NONE, new Limits.Times(READ, READ, rate), false))
                .with(TestRoute.of("POST /length",
                        exchange -> TestRoute.answer(exchange, Integer.toString(exchange.body().length()))).readsEntity()
                        .on(thread));
    }

    private String answerToBytes() throws IOException {
        try (Socket socket = server.connect()) {
            socket.setSoTimeout(PATIENCE_MILLIS);
            socket.setTcpNoDelay(true);
            OutputStream out = socket.getOutputStream();
            out.write(("POST /length HTTP/1.1\r\nHost: h\r\nConnection: close\r\nContent-Length: " + LENGTH + "\r\n\r\n")
                    .getBytes(StandardCharsets.US_ASCII));
            slowly.scheduleAtFixedRate(() -> send(out), 0, EVERY_MILLIS, TimeUnit.MILLISECONDS);
            return new String(socket.getInputStream().readAllBytes(), StandardCharsets.US_ASCII);
        }
    }

    /** Its failure ends the sending: the server has closed the connection. */
    private static void send(OutputStream out) {
        try {
            out.write('x');
        } catch (IOException closed) {
            throw new UncheckedIOException(closed);
        }
    }
}
