package dev.straightway.runtime.http;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.concurrent.CompletableFuture;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

import dev.straightway.runtime.http.exchange.VertxExchange;
import io.vertx.core.Future;
import io.vertx.core.Vertx;
import io.vertx.core.buffer.Buffer;
import io.vertx.core.http.HttpClient;
import io.vertx.core.http.HttpClientOptions;
import io.vertx.core.http.HttpClientRequest;
import io.vertx.core.http.HttpClientResponse;
import io.vertx.core.http.HttpMethod;
import io.vertx.core.http.HttpVersion;

/** A client of HTTP/2 that resets one stream keeps those beside it. */
class ResetStreamTest {

    private static final long CANCEL = 8;
    /** More than a client takes unasked. */
    private static final String LONG = "x".repeat(100_000);

    private final TestServer server = new TestServer();
    private final CompletableFuture<Void> begun = new CompletableFuture<>();
    private final CompletableFuture<Void> answered = new CompletableFuture<>();
    private final Vertx vertx = Vertx.vertx();
    private final HttpClient client = vertx.createHttpClient(new HttpClientOptions().setProtocolVersion(HttpVersion.HTTP_2)
            .setHttp2ClearTextUpgrade(false).setHttp2MaxPoolSize(1));

    @BeforeEach
    void start() {
        server.with(TestRoute.of("POST /late", exchange -> answerAfterReset((VertxExchange) exchange)),
                TestRoute.of("GET /text", "text"));
    }

    /** Answers between the frame that resets the stream and the end of the stream. */
    private void answerAfterReset(VertxExchange exchange) {
        exchange.request().exceptionHandler(reset -> {
            TestRoute.answer(exchange, LONG);
            answered.complete(null);
        });
        begun.complete(null);
    }

    @AfterEach
    void close() {
        await(vertx.close());
        server.close();
    }

    @Test
    void keepsTheConnectionWhenItsAnswerIsStillWritten() {
        HttpClientRequest late = request(HttpMethod.POST, "/late").setChunked(true);
        CompletableFuture<Void> closed = new CompletableFuture<>();
        late.connection().closeHandler(nothing -> closed.complete(null));
        late.sendHead();
        TestServer.await(begun);
        late.reset(CANCEL);
        TestServer.await(answered);

        HttpClientRequest next = request(HttpMethod.GET, "/text");
        assertThat(next.connection()).isSameAs(late.connection());
        Future<Buffer> answer = next.response().compose(HttpClientResponse::body);
        next.end();
        assertThat(await(answer).toString()).isEqualTo("text");
        assertThat(closed).isNotDone();
    }

    private HttpClientRequest request(HttpMethod method, String path) {
        return await(client.request(method, server.uri("/").getPort(), "localhost", path));
    }

    private static <T> T await(Future<T> future) {
        return TestServer.await(future.toCompletionStage().toCompletableFuture());
    }
}
