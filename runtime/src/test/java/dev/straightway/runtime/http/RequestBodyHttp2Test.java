package dev.straightway.runtime.http;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.concurrent.CompletableFuture;
import java.util.function.Function;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

import dev.straightway.kryo.KryoLimits;
import dev.straightway.runtime.http.exchange.Limits;
import dev.straightway.runtime.multipart.FormLimits;
import io.vertx.core.Future;
import io.vertx.core.Vertx;
import io.vertx.core.buffer.Buffer;
import io.vertx.core.http.HttpClient;
import io.vertx.core.http.HttpClientOptions;
import io.vertx.core.http.HttpClientRequest;
import io.vertx.core.http.HttpClientResponse;
import io.vertx.core.http.HttpMethod;
import io.vertx.core.http.HttpVersion;

/** Bodies that are refused on HTTP/2, where a connection has many requests. */
class RequestBodyHttp2Test {

    private static final int LIMIT = 100_000;
    private static final Buffer PIECE = Buffer.buffer("x".repeat(LIMIT / 2));

    private final TestServer server = new TestServer();
    private final Vertx vertx = Vertx.vertx();
    private final HttpClient client = vertx.createHttpClient(new HttpClientOptions().setProtocolVersion(HttpVersion.HTTP_2)
            .setHttp2ClearTextUpgrade(false).setHttp2MaxPoolSize(1));

    @BeforeEach
    void start() {
        server.limited(new Limits(LIMIT, LIMIT, FormLimits.NONE, Limits.NONE.times(), KryoLimits.USUAL, false))
                .with(TestRoute.of("POST /length",
                        exchange -> TestRoute.answer(exchange, Integer.toString(exchange.body().length()))).readsEntity());
    }

    @AfterEach
    void close() {
        await(vertx.close());
        server.close();
    }

    @Test
    void endTheirStreamAlone() {
        HttpClientRequest large = post();
        HttpClientRequest neighbour = post();
        CompletableFuture<Void> closed = new CompletableFuture<>();
        large.connection().closeHandler(nothing -> closed.complete(null));
        assertThat(neighbour.connection()).isSameAs(large.connection());

        neighbour.write(Buffer.buffer("a"));
        large.write(PIECE);
        large.write(PIECE);
        large.write(PIECE);

        assertThat(await(large.response()).statusCode()).isEqualTo(413);
        assertThat(answerTo(neighbour, "b")).isEqualTo("2");
        assertThat(answerTo(post(), "next")).isEqualTo("4");
        assertThat(closed).isNotDone();
    }

    @Test
    void giveTheirRoomBack() {
        HttpClientRequest holding = post();
        holding.write(PIECE);
        HttpClientRequest large = post();
        large.write(PIECE);
        large.write(PIECE);
        assertThat(await(large.response()).statusCode()).isEqualTo(503);
        assertThat(await(large.response()).getHeader("Retry-After")).isEqualTo("1");

        holding.reset(8);
        String whole = "y".repeat(LIMIT);
        assertThat(untilServed(request -> answerTo(request, whole))).isEqualTo(Integer.toString(LIMIT));
    }

    /** The server sees a reset some time after it was sent. */
    private String untilServed(Function<HttpClientRequest, String> send) {
        String answer = send.apply(post());
        for (int i = 0; i < 1000 && answer.isEmpty(); i++) {
            answer = send.apply(post());
        }
        return answer;
    }

    private String answerTo(HttpClientRequest request, String body) {
        // Asked for before there is an answer: the client drops a body that nobody waits for.
        Future<Buffer> answer = request.response().compose(HttpClientResponse::body);
        request.end(body);
        return await(answer).toString();
    }

    private HttpClientRequest post() {
        HttpClientRequest request = await(
                client.request(HttpMethod.POST, server.uri("/").getPort(), "localhost", "/length"));
        request.setChunked(true);
        return request;
    }

    private static <T> T await(Future<T> future) {
        return TestServer.await(future.toCompletionStage().toCompletableFuture());
    }
}
