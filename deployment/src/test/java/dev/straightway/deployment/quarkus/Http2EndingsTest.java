package dev.straightway.deployment.quarkus;

import static dev.straightway.deployment.quarkus.EndingsResource.TOLD;
import static org.assertj.core.api.Assertions.assertThat;

import java.net.URL;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;

import jakarta.inject.Inject;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

import io.quarkus.test.QuarkusUnitTest;
import io.quarkus.test.common.http.TestHTTPResource;
import io.vertx.core.Future;
import io.vertx.core.MultiMap;
import io.vertx.core.Vertx;
import io.vertx.core.buffer.Buffer;
import io.vertx.core.http.HttpClient;
import io.vertx.core.http.HttpClientOptions;
import io.vertx.core.http.HttpClientRequest;
import io.vertx.core.http.HttpClientResponse;
import io.vertx.core.http.HttpMethod;
import io.vertx.core.http.HttpVersion;
import io.vertx.core.http.StreamResetException;

/** The same as {@link EndingsTest} on streams of one connection, which live on when one of them ends badly. */
@Tag("application")
class Http2EndingsTest {

    private static final int PATIENCE_SECONDS = 20;
    private static final long INTERNAL_ERROR = 2;
    private static final long CANCEL = 8;

    @RegisterExtension
    static final QuarkusUnitTest APPLICATION = new QuarkusUnitTest()
            .withApplicationRoot(root -> root.addClasses(EndingsResource.class, EndingsResource.Counting.class,
                    EndingsResource.RequestBean.class, EndingsResource.Doubled.class, EndingsResource.Doubler.class,
                    Balance.class))
            .overrideConfigKey("quarkus.http.access-log.enabled", "true");

    @Inject
    Vertx vertx;

    @TestHTTPResource
    URL server;

    private HttpClient client;
    private CompletableFuture<Buffer> neighbour;

    /** Opens a stream that has to live until the end of the test. */
    @BeforeEach
    void connect() throws Exception {
        EndingsResource.forget();
        client = vertx.createHttpClient(new HttpClientOptions().setProtocolVersion(HttpVersion.HTTP_2)
                .setHttp2ClearTextUpgrade(false).setHttp2MaxPoolSize(1));
        neighbour = send(HttpMethod.GET, "events").body();
        awaitTold("waits");
    }

    @AfterEach
    void whatCameHasEnded() throws Exception {
        assertThat(neighbour).as("the stream beside").isNotDone();
        assertThat(await(send(HttpMethod.GET, "text").body()).toString()).isEqualTo("text");
        assertThat(neighbour).as("the stream beside").isNotDone();
        await(client.close());
        assertThat(EndingsResource.REQUESTS.settled()).as("requests").isEqualTo(Balance.all(3));
        assertThat(EndingsResource.ROUTED.settled()).as("requests on the Router").isEqualTo(Balance.all(3));
        assertThat(EndingsResource.BEANS.settled()).as("beans").isEqualTo(Balance.all(3));
    }

    private static <T> CompletableFuture<T> future(Future<T> future) {
        return future.toCompletionStage().toCompletableFuture();
    }

    private static <T> T await(Future<T> future) throws Exception {
        return await(future(future));
    }

    private static <T> T await(CompletableFuture<T> future) throws Exception {
        return future.get(PATIENCE_SECONDS, TimeUnit.SECONDS);
    }

    private static void awaitTold(String what) throws InterruptedException {
        assertThat(TOLD.poll(PATIENCE_SECONDS, TimeUnit.SECONDS)).isEqualTo(what);
    }

    private HttpClientRequest request(HttpMethod method, String path) throws Exception {
        return await(client.request(method, server.getPort(), server.getHost(), "/endings/" + path));
    }

    private record Received(int status, MultiMap fields, CompletableFuture<Buffer> body) {
        static Received of(HttpClientResponse response) {
            return new Received(response.statusCode(), response.headers(), future(response.body()));
        }
    }

    /** Takes the body where the head arrives: it would be gone later. */
    private Received send(HttpMethod method, String path) throws Exception {
        HttpClientRequest request = request(method, path);
        CompletableFuture<Received> received = future(request.response().map(Received::of));
        request.end();
        return await(received);
    }

    private static Throwable failure(CompletableFuture<Buffer> body) throws Exception {
        return await(body.handle((whole, failure) -> failure));
    }

    @ParameterizedTest
    @ValueSource(strings = { "broken", "broken?length=500000", "declared?length=500000", "declared?length=100000",
            "events-fail", "multi-broken", "multi-throws", "multi-unwritable", "multi-declared?length=500000" })
    void resetsTheStreamOfAnAnswerThatFails(String path) throws Exception {
        Received response = send(HttpMethod.GET, path);
        assertThat(response.status()).isEqualTo(200);
        assertThat(failure(response.body())).isInstanceOfSatisfying(StreamResetException.class,
                reset -> assertThat(reset.getCode()).isEqualTo(INTERNAL_ERROR));
    }

    @Test
    void endsADownloadWhoseClientLeaves() throws Exception {
        HttpClientRequest request = request(HttpMethod.GET, "endless");
        await(request.send());
        request.reset(CANCEL);
        awaitTold("writer ended");
    }

    @ParameterizedTest
    @CsvSource({ "suspended,", "stage,", "uni, cancelled", "events,", "multi-waits, cancelled", "multi-events, cancelled" })
    void endsAnAnswerWhoseClientLeaves(String path, String told) throws Exception {
        HttpClientRequest request = request(HttpMethod.GET, path);
        request.send();
        awaitTold("waits");
        request.reset(CANCEL);
        if (told != null) {
            awaitTold(told);
        }
    }

    @ParameterizedTest
    @ValueSource(strings = { "text", "declared", "events-closed", "multi", "multi-events" })
    void answersHeadWithTheHeadAlone(String path) throws Exception {
        Received response = send(HttpMethod.HEAD, path);
        assertThat(response.status()).isEqualTo(200);
        assertThat(await(response.body()).length()).isZero();
    }

    @Test
    void answersHeadOfEventsThatStayOpenWithTheHeadAlone() throws Exception {
        Received response = send(HttpMethod.HEAD, "events");
        awaitTold("waits");
        assertThat(response.fields().get("Content-Type")).isEqualTo("text/event-stream");
        assertThat(await(response.body()).length()).isZero();
    }

    @Test
    void keepsTheFieldsOfTheConnectionFromResources() throws Exception {
        Received response = send(HttpMethod.GET, "hop");
        assertThat(response.status()).isEqualTo(200);
        assertThat(response.fields().names()).contains("x-kept").doesNotContain("transfer-encoding", "connection");
        assertThat(await(response.body()).toString()).isEqualTo("text");
    }

    @Test
    void answers500ForAFieldThatIsNone() throws Exception {
        Received response = send(HttpMethod.GET, "field");
        assertThat(response.status()).isEqualTo(500);
        assertThat(response.fields().names()).doesNotContain("x-odd");
    }
}
