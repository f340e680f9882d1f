package dev.straightway.deployment.quarkus;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.URL;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.stream.IntStream;

import jakarta.inject.Inject;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;

import org.eclipse.microprofile.config.ConfigProvider;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import io.quarkus.test.QuarkusUnitTest;
import io.quarkus.test.common.http.TestHTTPResource;
import io.smallrye.common.annotation.Blocking;
import io.vertx.core.Vertx;
import io.vertx.core.buffer.Buffer;
import io.vertx.core.http.Http2Settings;
import io.vertx.core.http.HttpClient;
import io.vertx.core.http.HttpClientOptions;
import io.vertx.core.http.HttpClientRequest;
import io.vertx.core.http.HttpMethod;
import io.vertx.core.http.HttpVersion;

/**
 * Long entities are written into arrays that are used again. None shows in another answer, however long the first one waits.
 */
@Tag("application")
class LongAnswersTest {

    private static final int PATIENCE_SECONDS = 60;
    private static final int REQUESTS = 400;
    private static final int CONNECTIONS = 4;
    private static final int LEFT = 20;
    private static final int MANY = 200;
    private static final int SMALL_WINDOW = 1000;

    public record Item(int number, String text) {
    }

    public static class Failing {
        public String getText() {
            return LongResource.text(0, 10_000);
        }

        public String getThatFails() {
            throw new IllegalStateException("fails");
        }
    }

    @Path("long")
    public static class LongResource {

        private static final List<Item> SAME = items(-1, 100);

        static String text(int number, int length) {
            String part = number + " ";
            return part.repeat(length / part.length() + 1);
        }

        static List<Item> items(int number, int size) {
            return IntStream.range(0, size).mapToObj(i -> new Item(i, text(number, 200))).toList();
        }

        @GET
        @Path("items/{number}/{size}")
        public List<Item> atOnce(@PathParam("number") int number, @PathParam("size") int size) {
            return items(number, size);
        }

        @GET
        @Path("worker/{number}/{size}")
        @Blocking
        public List<Item> onWorker(@PathParam("number") int number, @PathParam("size") int size) {
            return items(number, size);
        }

        @GET
        @Path("same")
        public List<Item> same() {
            return SAME;
        }

        @GET
        @Path("failing")
        public Failing failing() {
            return new Failing();
        }
    }

    enum Protocol {
        PIPELINED(false, HttpVersion.HTTP_1_1),
        HTTP_2(false, HttpVersion.HTTP_2),
        TLS(true, HttpVersion.HTTP_1_1),
        TLS_HTTP_2(true, HttpVersion.HTTP_2);

        private final boolean encrypted;
        private final HttpVersion version;

        Protocol(boolean encrypted, HttpVersion version) {
            this.encrypted = encrypted;
            this.version = version;
        }

        /** Answers of HTTP/2 wait in the server until the client has taken what came before. */
        HttpClientOptions options() {
            return new HttpClientOptions().setProtocolVersion(version).setSsl(encrypted).setTrustAll(true).setVerifyHost(false)
                    .setUseAlpn(encrypted).setHttp2ClearTextUpgrade(false).setPipelining(true).setPipeliningLimit(16)
                    .setMaxPoolSize(CONNECTIONS).setHttp2MaxPoolSize(CONNECTIONS)
                    .setInitialSettings(new Http2Settings().setInitialWindowSize(SMALL_WINDOW));
        }
    }

    @RegisterExtension
    static final QuarkusUnitTest APPLICATION = ServerKeys.serving(new QuarkusUnitTest()
            .withApplicationRoot(root -> root.addClasses(Item.class, Failing.class, LongResource.class, Protocol.class,
                    ServerKeys.class, RawConnection.class, AllocatedBytes.class)));

    @Inject
    Vertx vertx;

    @TestHTTPResource
    URL server;

    private static String json(int number, int size) {
        List<String> items = LongResource.items(number, size).stream()
                .map(item -> "{\"number\":" + item.number() + ",\"text\":\"" + item.text() + "\"}").toList();
        return "[" + String.join(",", items) + "]";
    }

    /** Of each path, what its answer must be. */
    private static Map<String, String> random(int seed) {
        Random random = new Random(seed);
        Map<String, String> expected = new LinkedHashMap<>();
        for (int i = 0; i < REQUESTS; i++) {
            int size = random.nextInt(10) == 0 ? random.nextInt(1500) : random.nextInt(60);
            String kind = random.nextInt(5) == 0 ? "worker" : "items";
            expected.put("/long/" + kind + "/" + i + "/" + size, json(i, size));
        }
        return expected;
    }

    @ParameterizedTest
    @ValueSource(strings = { "PIPELINED", "HTTP_2", "TLS", "TLS_HTTP_2" })
    void holdWhatIsTheirsWhenManyAreAskedForAtOnce(String name) throws Exception {
        Protocol protocol = Protocol.valueOf(name);
        HttpClient client = vertx.createHttpClient(protocol.options());
        try {
            leave(client, protocol);
            Map<String, String> expected = random(protocol.ordinal());
            Map<String, CompletableFuture<Buffer>> answers = new LinkedHashMap<>();
            int sent = 0;
            for (String path : expected.keySet()) {
                if (sent++ % 20 == 0) {
                    ask(client, protocol, HttpMethod.GET, "/long/failing");
                    ask(client, protocol, HttpMethod.HEAD, path);
                }
                answers.put(path, ask(client, protocol, HttpMethod.GET, path));
            }
            for (Map.Entry<String, String> each : expected.entrySet()) {
                assertThat(answers.get(each.getKey()).get(PATIENCE_SECONDS, TimeUnit.SECONDS).toString()).as(each.getKey())
                        .isEqualTo(each.getValue());
            }
        } finally {
            close(client);
        }
    }

    private CompletableFuture<Buffer> ask(HttpClient client, Protocol protocol, HttpMethod method, String path) {
        return client.request(method, port(protocol), "localhost", path)
                .compose(request -> request.send().compose(response -> response.body()))
                .toCompletionStage().toCompletableFuture();
    }

    private int port(Protocol protocol) {
        return protocol.encrypted ? ConfigProvider.getConfig().getValue("quarkus.http.test-ssl-port", Integer.class)
                : server.getPort();
    }

    /**
     * Requests that are given up while their answers wait: of HTTP/2 those of the client, which goes on; of HTTP/1.1 each with
     * a client of its own, since it closes the connection, which a pool may still hand out.
     */
    private void leave(HttpClient client, Protocol protocol) throws Exception {
        for (int i = 0; i < LEFT; i++) {
            if (protocol.version == HttpVersion.HTTP_2) {
                giveUp(client, protocol);
            } else {
                HttpClient own = vertx.createHttpClient(protocol.options());
                giveUp(own, protocol);
                close(own);
            }
        }
    }

    private void giveUp(HttpClient client, Protocol protocol) throws Exception {
        HttpClientRequest request = client.request(HttpMethod.GET, port(protocol), "localhost", "/long/items/7/1000")
                .toCompletionStage().toCompletableFuture().get(PATIENCE_SECONDS, TimeUnit.SECONDS);
        request.send();
        request.reset();
    }

    private static void close(HttpClient client) throws Exception {
        client.close().toCompletionStage().toCompletableFuture().get(PATIENCE_SECONDS, TimeUnit.SECONDS);
    }

    /** What the server can't give to a connection yet stays its own while others are served. */
    @Test
    void holdWhatIsTheirsWhileTheirClientReadsNothing() throws Exception {
        List<RawConnection> slow = new ArrayList<>();
        try (RawConnection quick = new RawConnection(server)) {
            for (int i = 0; i < CONNECTIONS; i++) {
                slow.add(new RawConnection(server));
                for (int j = 0; j < MANY; j++) {
                    slow.get(i).send("GET /long/items/" + (1000 * i + j) + "/60 HTTP/1.1\nHost: h\n\n");
                }
            }
            for (int i = 0; i < MANY; i++) {
                assertThat(quick.send("GET /long/items/9/70 HTTP/1.1\nHost: h\n\n").answer().body()).isEqualTo(json(9, 70));
            }
            for (int i = 0; i < CONNECTIONS; i++) {
                for (int j = 0; j < MANY; j++) {
                    assertThat(slow.get(i).answer().body()).isEqualTo(json(1000 * i + j, 60));
                }
            }
        } finally {
            for (RawConnection client : slow) {
                client.close();
            }
        }
    }

    /** Beside the answer itself, a request allocates a few kilobytes at the most. */
    @Test
    void needNoNewArrays() throws Exception {
        String expected = json(-1, 100);
        try (RawConnection client = new RawConnection(server)) {
            send(client, expected);
            long before = AllocatedBytes.allocated();
            send(client, expected);
            assertThat((AllocatedBytes.allocated() - before) / MANY).isPositive().isLessThan(expected.length() / 3);
        }
    }

    private static void send(RawConnection client, String expected) throws Exception {
        for (int i = 0; i < MANY; i++) {
            assertThat(client.send("GET /long/same HTTP/1.1\nHost: h\n\n").answer().body()).isEqualTo(expected);
        }
    }
}
