package dev.straightway.it.contract;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.stream.IntStream;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

import dev.straightway.kit.NoAnswerException;
import dev.straightway.kit.Request;
import dev.straightway.kit.Response;
import dev.straightway.kit.quarkus.QuarkusServer;

/** Requests that come in memory are answered as those from a socket. Only where the application runs in the JVM of the test. */
public abstract class KitContract implements Asking {

    private static final String JSON = "application/json";
    private static final String BYTES = "application/octet-stream";

    private final Stack stack;
    private QuarkusServer server;

    protected KitContract(Stack stack) {
        this.stack = stack;
    }

    @Override
    public final Stack stack() {
        return stack;
    }

    @BeforeEach
    void connect() {
        server = QuarkusServer.running();
    }

    @AfterEach
    void close() {
        server.close();
    }

    private Request to(String method, String path) {
        return Request.from(method, path(path));
    }

    @Test
    void getsAndEchoesAPerson() {
        Response got = server.apply(to("GET", "/person").header("Accept", JSON));
        assertThat(got.status()).isEqualTo(200);
        assertThat(got.header("content-type")).contains(stack.json());
        assertThat(got.text()).isEqualTo(PersonContract.BOB);
        assertThat(server.apply(to("POST", "/person").entity(PersonContract.BOB, JSON)).text()).isEqualTo(PersonContract.BOB);
    }

    @Test
    void runsEachPersonOnItsThread() {
        assertThat(server.apply(to("GET", "/person/thread")).text()).isEqualTo(stack.eventLoop());
        assertThat(server.apply(to("GET", "/person/blocking/thread")).text()).isEqualTo("worker");
    }

    @ParameterizedTest
    @CsvSource({ "/errors/web, 409", "/errors/failure, 500", "/errors/missing, 404", "/entities/nothing, 204",
            "/entities/response, 201", "/entities/stage, 200", "/suspended/resume, 200", "/suspended/timeout, 503" })
    void answersAsTheSocketDoes(String path, int status) {
        Response answer = server.apply(to("GET", path));
        io.restassured.response.Response fromSocket = get(path);
        assertThat(answer.status()).isEqualTo(status).isEqualTo(fromSocket.statusCode());
        assertThat(answer.header("Content-Type").orElse(null)).isEqualTo(fromSocket.header("Content-Type"));
        assertThat(answer.headers("X-Kind")).isEqualTo(fromSocket.headers().getValues("X-Kind"));
        if (status < 500) {
            assertThat(answer.body()).isEqualTo(fromSocket.asByteArray());
        }
    }

    @Test
    void takesHeadOfAnAnswerAlone() {
        Response head = server.apply(to("HEAD", "/person"));
        assertThat(head.status()).isEqualTo(200);
        assertThat(head.length()).isZero();
        assertThat(head.header("Content-Type")).contains(stack.json());
    }

    @ParameterizedTest
    @ValueSource(ints = { 0, 1_000, 8_192, 8_193, 3_000_000 })
    void carriesEntitiesOfAnyLengthBothWays(int length) {
        byte[] bytes = new byte[length];
        IntStream.range(0, length).forEach(i -> bytes[i] = (byte) (i * 31));
        byte[] reversed = new byte[length];
        IntStream.range(0, length).forEach(i -> reversed[i] = bytes[length - 1 - i]);
        Request request = to("POST", "/entities/bytes").entity(bytes, BYTES);
        assertThat(server.apply(request).body()).isEqualTo(reversed);
        assertThat(server.apply(request.chunked(5_000)).body()).isEqualTo(reversed);
    }

    @Test
    void refusesAnEntityThatIsTooLarge() {
        Request request = to("POST", "/entities/bytes").entity(new byte[11 * 1024 * 1024], BYTES);
        assertThat(server.apply(request).status()).isEqualTo(413);
        assertThat(server.apply(to("GET", "/person")).status()).isEqualTo(200);
    }

    @Test
    void repeatsARequest() {
        assertThat(server.repeat(to("GET", "/person"), 2_000).text()).isEqualTo(PersonContract.BOB);
        assertThat(server.repeat(to("POST", "/person").entity(PersonContract.BOB, JSON), 2_000).text())
                .isEqualTo(PersonContract.BOB);
    }

    @Test
    void givesEachOfManyRequestsItsOwnAnswer() {
        List<CompletableFuture<Response>> answers = IntStream.range(0, 500).mapToObj(i -> server
                .send(to("POST", "/entities/text").entity(Integer.toString(i), "text/plain")).toCompletableFuture()).toList();
        for (int i = 0; i < answers.size(); i++) {
            assertThat(answers.get(i).orTimeout(20, TimeUnit.SECONDS).join().text()).isEqualTo(i + "!");
        }
    }

    @Test
    void waitsNoLongerThanItWasTold() {
        try (QuarkusServer hasty = QuarkusServer.running(Duration.ofMillis(300))) {
            Request never = to("GET", "/ends/suspended");
            assertThatThrownBy(() -> hasty.apply(never)).isInstanceOf(NoAnswerException.class)
                    .hasMessage("No answer to " + never + " within PT0.3S");
        }
    }
}
