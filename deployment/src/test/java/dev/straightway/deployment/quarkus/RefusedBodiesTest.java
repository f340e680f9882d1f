package dev.straightway.deployment.quarkus;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.URL;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;

import jakarta.inject.Inject;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import dev.straightway.deployment.quarkus.RawConnection.Answer;
import io.quarkus.test.QuarkusUnitTest;
import io.quarkus.test.common.http.TestHTTPResource;
import io.vertx.core.Future;
import io.vertx.core.Vertx;
import io.vertx.core.http.HttpClient;
import io.vertx.core.http.HttpClientOptions;
import io.vertx.core.http.HttpClientRequest;
import io.vertx.core.http.HttpMethod;
import io.vertx.core.http.HttpVersion;

/** Bodies over {@code quarkus.http.limits.max-body-size}, and the requests behind and beside them. */
class RefusedBodiesTest {

    private static final int PATIENCE_SECONDS = 20;
    private static final int LIMIT = 100_000;
    private static final String LARGE = "x".repeat(LIMIT + 1);
    private static final AtomicInteger CALLS = new AtomicInteger();

    @Path("sizes")
    public static class SizesResource {
        @POST
        public int size(String entity) {
            CALLS.incrementAndGet();
            return entity.length();
        }

        @GET
        public int calls() {
            return CALLS.incrementAndGet();
        }
    }

    @RegisterExtension
    static final QuarkusUnitTest APPLICATION = new QuarkusUnitTest()
            .withApplicationRoot(root -> root.addClasses(SizesResource.class, RawConnection.class, Answer.class))
            .overrideRuntimeConfigKey("quarkus.http.limits.max-body-size", Integer.toString(LIMIT));

    @Inject
    Vertx vertx;

    @TestHTTPResource
    URL server;

    @BeforeEach
    void forget() {
        CALLS.set(0);
    }

    @ParameterizedTest
    @ValueSource(strings = { "Content-Length: 100001", "Transfer-Encoding: chunked" })
    void hideNoRequestBehindThem(String framing) throws IOException {
        String body = framing.startsWith("C") ? LARGE : Integer.toHexString(LARGE.length()) + "\r\n" + LARGE + "\r\n0\r\n\r\n";
        String behind = "GET /sizes HTTP/1.1\r\nHost: h\r\n\r\n".repeat(20);
        try (RawConnection connection = new RawConnection(server)) {
            connection.send("POST /sizes HTTP/1.1\nHost: h\nContent-Type: text/plain\n" + framing + "\n\n" + body + behind);
            Answer refused = connection.head();
            assertThat(refused.status()).isEqualTo(413);
            assertThat(refused.fields()).containsEntry("connection", "close");
            assertThat(connection.isCutOff()).isTrue();
        }
        assertThat(CALLS).hasValue(0);
        try (RawConnection connection = new RawConnection(server)) {
            assertThat(connection.send("GET /sizes HTTP/1.1\nHost: h\n\n").answer().body()).isEqualTo("1");
        }
    }

    @Test
    void endNoStreamBesideThem() throws Exception {
        HttpClient client = vertx.createHttpClient(new HttpClientOptions().setProtocolVersion(HttpVersion.HTTP_2)
                .setHttp2ClearTextUpgrade(false).setHttp2MaxPoolSize(1));
        HttpClientRequest neighbour = request(client).setChunked(true);
        neighbour.write("neigh");
        CompletableFuture<Void> closed = new CompletableFuture<>();
        neighbour.connection().closeHandler(nothing -> closed.complete(null));

        HttpClientRequest large = request(client);
        assertThat(large.connection()).isSameAs(neighbour.connection());
        large.putHeader("Content-Length", Integer.toString(LARGE.length())).sendHead();
        assertThat(await(large.response()).statusCode()).isEqualTo(413);

        neighbour.end("bour");
        assertThat(await(neighbour.response().compose(answer -> answer.body())).toString()).isEqualTo("9");
        assertThat(closed).isNotDone();
        await(client.close());
    }

    private HttpClientRequest request(HttpClient client) throws Exception {
        return await(client.request(HttpMethod.POST, server.getPort(), server.getHost(), "/sizes"))
                .putHeader("Content-Type", "text/plain");
    }

    private static <T> T await(Future<T> future) throws Exception {
        return future.toCompletionStage().toCompletableFuture().get(PATIENCE_SECONDS, TimeUnit.SECONDS);
    }
}
