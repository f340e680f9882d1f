package dev.straightway.runtime.http;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

import dev.straightway.kryo.KryoLimits;
import dev.straightway.runtime.body.BufferExchange;
import dev.straightway.runtime.http.exchange.Limits;
import dev.straightway.runtime.invocation.ThreadModel;
import dev.straightway.runtime.multipart.FormLimits;

/** Clients that send their body a byte now and then. */
class SlowBodyTest {

    private static final Duration READ = Duration.ofSeconds(1);
    private static final long EVERY_MILLIS = 20;
    /** Takes a little longer than until the server looks, at a byte every 20 ms. */
    private static final int SHORT = 75;
    /** Takes much longer. */
    private static final int LONG = 1_000;
    private static final int PATIENCE_MILLIS = 20_000;
    private static final List<ThreadModel> THREADS = List.of(ThreadModel.values());

    private final TestServer server = new TestServer();
    private final List<Socket> clients = new ArrayList<>();
    private final ScheduledExecutorService slowly = Executors.newSingleThreadScheduledExecutor();

    @AfterEach
    void close() throws IOException {
        slowly.shutdownNow();
        for (Socket client : clients) {
            client.close();
        }
        server.close();
    }

    @Test
    void areRefusedBelowTheRate() throws Exception {
        start(10_000);
        assertThat(answersToBytes(LONG)).hasSize(THREADS.size())
                .allSatisfy(answer -> assertThat(answer).startsWith("HTTP/1.1 408 ").contains("connection: close"));
        assertThat(server.budget.held()).as("bytes that are given back before the answer").isZero();
    }

    @Test
    void areServedAtTheRate() throws Exception {
        start(0);
        assertThat(answersToBytes(SHORT)).hasSize(THREADS.size()).allSatisfy(
                answer -> assertThat(answer).startsWith("HTTP/1.1 200 ").endsWith(Integer.toString(SHORT)));
    }

    /** A route for each thread. */
    private void start(long rate) {
        server.limited(new Limits(LONG, LONG * THREADS.size(), FormLimits.NONE, new Limits.Times(READ, READ, rate),
                KryoLimits.USUAL, false))
                .with(THREADS.stream()
                        .map(thread -> TestRoute.of("POST /" + thread, SlowBodyTest::answerLength).readsEntity().on(thread))
                        .toArray(TestRoute[]::new));
    }

    private static void answerLength(BufferExchange exchange) {
        TestRoute.answer(exchange, Integer.toString(exchange.body().length()));
    }

    /** {@return the answers of all routes, which are asked at the same time} */
    private List<String> answersToBytes(int length) throws IOException {
        for (ThreadModel thread : THREADS) {
            Socket socket = server.connect();
            clients.add(socket);
            socket.setSoTimeout(PATIENCE_MILLIS);
            socket.setTcpNoDelay(true);
            OutputStream out = socket.getOutputStream();
            out.write(("POST /" + thread + " HTTP/1.1\r\nHost: h\r\nConnection: close\r\nContent-Length: " + length
                    + "\r\n\r\n").getBytes(StandardCharsets.US_ASCII));
            slowly.scheduleAtFixedRate(() -> send(out), 0, EVERY_MILLIS, TimeUnit.MILLISECONDS);
        }
        List<String> answers = new ArrayList<>();
        for (Socket client : clients) {
            answers.add(new String(client.getInputStream().readAllBytes(), StandardCharsets.US_ASCII));
        }
        return answers;
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
