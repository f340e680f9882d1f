package dev.straightway.kit.quarkus;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.stream.IntStream;

import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

import dev.straightway.kit.Header;
import dev.straightway.kit.NoAnswerException;
import dev.straightway.kit.Request;
import dev.straightway.kit.Response;
import io.netty.channel.ChannelInitializer;
import io.netty.channel.EventLoopGroup;
import io.netty.channel.nio.NioEventLoopGroup;
import io.quarkus.netty.runtime.virtual.VirtualChannel;

/** What becomes of requests, by a server that answers as it is told. */
class QuarkusServerTest {

    private static final Duration LONG = Duration.ofSeconds(20);
    private static EventLoopGroup loops;
    private static ExecutorService workers;
    private static File file;

    private QuarkusServer server;

    @BeforeAll
    static void start(@TempDir Path folder) throws IOException {
        loops = new NioEventLoopGroup(2);
        workers = Executors.newSingleThreadExecutor();
        file = Files.writeString(folder.resolve("file"), "of a file").toFile();
    }

    @AfterAll
    static void stop() {
        loops.shutdownGracefully(0, 1, TimeUnit.SECONDS);
        workers.shutdown();
    }

    @BeforeEach
    void listen() {
        server = listening(loops, LONG);
    }

    @AfterEach
    void close() {
        server.close();
    }

    private static QuarkusServer listening(EventLoopGroup on, Duration patience) {
        return new QuarkusServer(Listening.bind(on, new ChannelInitializer<VirtualChannel>() {
            @Override
            protected void initChannel(VirtualChannel channel) {
                channel.pipeline().addLast(new ScriptedServer(workers, file));
            }
        }), patience);
    }

    private static Request get(String path) {
        return Request.from("GET", path);
    }

    @ParameterizedTest
    @CsvSource({ "/later, later", "/interim, after it", "/file, of a file", "/chunked, 'one,two,three'", "/last, last",
            "/early, early", "/none, ''" })
    void putsTheAnswerTogether(String path, String body) {
        assertThat(server.apply(get(path)).text()).isEqualTo(body);
    }

    @ParameterizedTest
    @ValueSource(ints = { 0, 1, 8 * 1024, 8 * 1024 + 1, 1_000_000 })
    void sendsAnEntityOfAnyLength(int length) {
        Request request = Request.from("POST", "/echo").entity("x".repeat(length), "text/plain");
        assertThat(server.apply(request).length()).isEqualTo(length);
        assertThat(server.apply(request.chunked(1000)).length()).isEqualTo(length);
    }

    @Test
    void knowsFieldsBehindTheBody() {
        Response answer = server.apply(get("/chunked"));
        assertThat(answer.trailers()).containsExactly(new Header("X-Behind", "yes"));
        assertThat(answer.header("transfer-encoding")).contains("chunked");
    }

    @Test
    void takesNoBodyWhereTheServerWouldSendNone() {
        Response head = server.apply(Request.from("HEAD", "/echo").entity("echo", "text/plain"));
        assertThat(head.length()).isZero();
        assertThat(head.header("Content-Length")).contains("4");
        assertThat(server.apply(get("/none")).headers()).isEmpty();
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            /half    | The connection was closed before the answer to GET /half was whole
            /closed  | The connection was closed before the answer to GET /closed was whole
            /odd     | No answer to GET /odd that can be taken: it has a java.lang.String
            /endless | No answer to GET /endless that can be taken: it has more than the 67108864 bytes that are held
            /upgrade | No answer to GET /upgrade that can be taken: it switches to another protocol, which can't be spoken in memory
            """)
    void tellsWhatWentWrong(String path, String reason) {
        assertThatThrownBy(() -> server.apply(get(path))).isInstanceOf(NoAnswerException.class).hasMessage(reason);
        assertThatThrownBy(() -> server.send(get(path)).toCompletableFuture().orTimeout(20, TimeUnit.SECONDS).join())
                .isInstanceOf(CompletionException.class)
                .cause().isInstanceOf(NoAnswerException.class).hasMessage(reason);
        assertThat(server.apply(get("/later")).status()).isEqualTo(200);
    }

    @Test
    void refusesAnAnswerThatIsNotAsLongAsItSays() {
        assertThatThrownBy(() -> server.apply(get("/short"))).isInstanceOf(IllegalStateException.class)
                .hasMessage("The answer has 5 bytes, but a Content-Length of 6");
    }

    @Test
    void waitsNoLongerThanItWasTold() {
        try (QuarkusServer hasty = listening(loops, Duration.ofMillis(50))) {
            assertThatThrownBy(() -> hasty.apply(get("/never"))).isInstanceOf(NoAnswerException.class)
                    .hasMessage("No answer to GET /never within PT0.05S");
            assertThatThrownBy(() -> hasty.send(get("/never")).toCompletableFuture().orTimeout(20, TimeUnit.SECONDS).join())
                    .cause()
                    .isInstanceOf(NoAnswerException.class).hasMessage("No answer to GET /never within PT0.05S");
        }
    }

    @ParameterizedTest
    @ValueSource(strings = { "/echo", "/later", "/last", "/chunked" })
    void repeatsARequestOnOneConnectionAfterTheOther(String path) {
        assertThat(server.repeat(get(path), 1000).status()).isEqualTo(200);
    }

    @Test
    void keepsTheConnectionForTheNextRequest() {
        String first = server.apply(get("/connection")).text();
        assertThat(server.apply(get("/connection")).text()).isEqualTo(first);
        server.apply(get("/last"));
        assertThat(server.apply(get("/connection")).text()).isNotEqualTo(first);
    }

    @Test
    void losesNoneOfManyRequestsAtATime() {
        List<CompletableFuture<Response>> answers = IntStream.range(0, 2000).mapToObj(i -> server.send(
                i % 2 == 0 ? get("/later") : Request.from("POST", "/echo").entity("x".repeat(i * 10), "text/plain"))
                .toCompletableFuture()).toList();
        for (int i = 0; i < answers.size(); i++) {
            assertThat(answers.get(i).orTimeout(20, TimeUnit.SECONDS).join().length())
                    .isEqualTo(i % 2 == 0 ? "later".length() : i * 10);
        }
    }

    @Test
    void breaksOffWhatIsUnderWayWhenItIsClosed() {
        CompletableFuture<Response> never = server.send(get("/never")).toCompletableFuture();
        assertThat(server.apply(get("/later")).status()).isEqualTo(200);
        server.close();
        assertThatThrownBy(never::join).cause().isInstanceOf(NoAnswerException.class);
        assertThatThrownBy(() -> server.apply(get("/later"))).hasMessage("The server is closed, GET /later isn't sent");
    }

    @Test
    void breaksOffWhatIsUnderWayWhenTheApplicationEnds() {
        EventLoopGroup ending = new NioEventLoopGroup(1);
        try (QuarkusServer ended = listening(ending, LONG)) {
            CompletableFuture<Response> never = ended.send(get("/never")).toCompletableFuture();
            ending.shutdownGracefully(0, 0, TimeUnit.SECONDS).syncUninterruptibly();
            assertThatThrownBy(never::join).cause().isInstanceOf(NoAnswerException.class);
            assertThatThrownBy(() -> ended.apply(get("/later"))).isInstanceOf(NoAnswerException.class);
        }
    }
}
