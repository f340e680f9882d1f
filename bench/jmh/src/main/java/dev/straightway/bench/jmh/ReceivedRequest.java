package dev.straightway.bench.jmh;

import java.io.IOException;
import java.net.InetAddress;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.TimeUnit;

import io.vertx.core.Vertx;
import io.vertx.core.http.HttpServer;
import io.vertx.core.http.HttpServerRequest;

/** A GET that a server has received and doesn't answer, to be matched as often as one likes. */
final class ReceivedRequest implements AutoCloseable {

    private static final int PATIENCE_SECONDS = 20;

    private final Vertx vertx = Vertx.vertx();
    private final Socket client;
    private final HttpServerRequest request;

    ReceivedRequest(String path) throws IOException {
        CompletableFuture<HttpServerRequest> received = new CompletableFuture<>();
        HttpServer server = await(
                vertx.createHttpServer().requestHandler(received::complete).listen(0, "localhost").toCompletionStage());
        client = new Socket(InetAddress.getLoopbackAddress(), server.actualPort());
        client.getOutputStream()
                .write(("GET " + path + " HTTP/1.1\r\nHost: localhost\r\n\r\n").getBytes(StandardCharsets.US_ASCII));
        request = await(received);
    }

    private static <T> T await(CompletionStage<T> stage) {
        return stage.toCompletableFuture().orTimeout(PATIENCE_SECONDS, TimeUnit.SECONDS).join();
    }

    HttpServerRequest request() {
        return request;
    }

    @Override
    public void close() throws IOException {
        client.close();
        await(vertx.close().toCompletionStage());
    }
}
