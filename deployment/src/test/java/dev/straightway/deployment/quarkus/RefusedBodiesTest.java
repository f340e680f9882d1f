package dev.straightway.deployment.quarkus;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.URL;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;

import jakarta.inject.Inject;
import jakarta.ws.rs.ClientErrorException;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.core.Context;
import jakarta.ws.rs.core.HttpHeaders;
import jakarta.ws.rs.core.Response;
import jakarta.ws.rs.ext.ExceptionMapper;
import jakarta.ws.rs.ext.Provider;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import dev.straightway.deployment.quarkus.RawConnection.Answer;
import io.quarkus.test.QuarkusUnitTest;
import io.quarkus.test.common.http.TestHTTPResource;
import io.vertx.core.Future;
import io.vertx.core.Vertx;
import io.vertx.core.buffer.Buffer;
import io.vertx.core.http.HttpClient;
import io.vertx.core.http.HttpClientOptions;
import io.vertx.core.http.HttpClientRequest;
import io.vertx.core.http.HttpClientResponse;
import io.vertx.core.http.HttpMethod;
import io.vertx.core.http.HttpVersion;

/** Bodies over {@code quarkus.http.limits.max-body-size}, and the requests behind and beside them. */
@Tag("application")
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

        /** More than the window of a connection. */
        @GET
        @Path("download")
        public String download() {
            return LARGE;
        }
    }

    /** Says what is wrong to who asks. */
    @Provider
    public static class ExplainingMapper implements ExceptionMapper<ClientErrorException> {

        @Context
        HttpHeaders fields;

        @Override
        public Response toResponse(ClientErrorException refusal) {
            String reason = fields.getHeaderString("X-Explain");
            return reason == null ? refusal.getResponse() : Response.fromResponse(refusal.getResponse()).entity(reason).build();
        }
    }

    @RegisterExtension
    static final QuarkusUnitTest APPLICATION = new QuarkusUnitTest()
            .withApplicationRoot(root -> root.addClasses(SizesResource.class, ExplainingMapper.class, RawConnection.class,
                    Answer.class))
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
        HttpClient client = http2();
        HttpClientRequest neighbour = request(client).setChunked(true);
        neighbour.write("neigh");
        CompletableFuture<Void> closed = new CompletableFuture<>();
        neighbour.connection().closeHandler(nothing -> closed.complete(null));

        HttpClientRequest large = request(client);
        assertThat(large.connection()).isSameAs(neighbour.connection());
        large.putHeader("Content-Length", Integer.toString(LARGE.length())).sendHead();
        assertThat(await(large.response()).statusCode()).isEqualTo(413);

        Future<Buffer> answer = neighbour.response().compose(HttpClientResponse::body);
        neighbour.end("bour");
        assertThat(await(answer).toString()).isEqualTo("9");
        assertThat(closed).isNotDone();
        await(client.close());
    }

    /** The answer waits for the window of the connection, which a stream beside has filled. */
    @Test
    void areAnsweredBesideAStreamThatIsNotRead() throws Exception {
        HttpClient client = http2();
        HttpClientRequest download = await(
                client.request(HttpMethod.GET, server.getPort(), server.getHost(), "/sizes/download"));
        Future<HttpClientResponse> unread = download.response().map(HttpClientResponse::pause);
        download.end();
        HttpClientResponse held = await(unread);

        HttpClientRequest large = request(client).putHeader("X-Explain", "too large").setChunked(true);
        CompletableFuture<String> explained = large.response().compose(HttpClientResponse::body).map(Buffer::toString)
                .toCompletionStage().toCompletableFuture();
        await(large.write(LARGE));
        assertThat(await(large.response()).statusCode()).isEqualTo(413);
        assertThat(explained).isNotDone();

        CompletableFuture<Buffer> whole = held.body().toCompletionStage().toCompletableFuture();
        held.resume();
        assertThat(whole.get(PATIENCE_SECONDS, TimeUnit.SECONDS).length()).isEqualTo(LARGE.length());
        assertThat(explained.get(PATIENCE_SECONDS, TimeUnit.SECONDS)).isEqualTo("too large");
        await(client.close());
    }

    private HttpClient http2() {
        return vertx.createHttpClient(new HttpClientOptions().setProtocolVersion(HttpVersion.HTTP_2)
                .setHttp2ClearTextUpgrade(false).setHttp2MaxPoolSize(1));
    }

    private HttpClientRequest request(HttpClient client) throws Exception {
        return await(client.request(HttpMethod.POST, server.getPort(), server.getHost(), "/sizes"))
                .putHeader("Content-Type", "text/plain");
    }

    private static <T> T await(Future<T> future) throws Exception {
        return future.toCompletionStage().toCompletableFuture().get(PATIENCE_SECONDS, TimeUnit.SECONDS);
    }
}
