package dev.straightway.lab.load;

import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.util.Arrays;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicLong;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;

/** A real server on the loopback, which counts its requests from 1 on and answers each as the test says. */
final class SmallServer implements AutoCloseable {

    static {
        // Without it every answer waits for the generator's delayed acknowledgement.
        System.setProperty("sun.net.httpserver.nodelay", "true");
    }

    private final AtomicLong requests = new AtomicLong();
    private final AtomicLong differentRequests = new AtomicLong();
    private final ExecutorService threads = Executors.newFixedThreadPool(16);
    private final HttpServer server;

    /** What the server says to its n-th request. */
    interface Behaviour {

        Answer answer(long n) throws IOException;
    }

    /** @param body {@code null} for none */
    record Answer(int status, String mediaType, byte[] body) {

        static Answer of(byte[] body) {
            return new Answer(200, "application/json; charset=utf-8", body);
        }
    }

    /** @param expected the body that requests must have */
    SmallServer(byte[] expected, Behaviour behaviour) throws IOException {
        server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 100);
        server.setExecutor(threads);
        server.createContext("/", exchange -> {
            long n = requests.incrementAndGet();
            if (!Arrays.equals(expected, exchange.getRequestBody().readAllBytes())) {
                differentRequests.incrementAndGet();
            }
            send(exchange, behaviour.answer(n));
        });
        server.start();
    }

    SmallServer(Behaviour behaviour) throws IOException {
        this(new byte[0], behaviour);
    }

    int port() {
        return server.getAddress().getPort();
    }

    long requests() {
        return requests.get();
    }

    /** {@return how many requests had another body than the expected one} */
    long differentRequests() {
        return differentRequests.get();
    }

    private static void send(HttpExchange exchange, Answer answer) throws IOException {
        try (exchange) {
            if (answer.mediaType() != null) {
                exchange.getResponseHeaders().set("content-type", answer.mediaType());
            }
            exchange.sendResponseHeaders(answer.status(), answer.body() == null ? -1 : answer.body().length);
            if (answer.body() != null) {
                exchange.getResponseBody().write(answer.body());
            }
        }
    }

    @Override
    public void close() {
        server.stop(0);
        threads.shutdownNow();
    }
}
