package dev.straightway.lab.verify;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.List;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;

import dev.straightway.lab.scenario.Scenario;
import dev.straightway.lab.scenario.ScenarioCatalog;
import dev.straightway.lab.target.Asked;
import dev.straightway.lab.target.ServerTarget;
import dev.straightway.lab.target.TargetCatalog;

/** Asks a server of the JDK, which echoes, or answers what its query says. */
class VerificationTest {

    @TempDir
    Path home;

    private HttpServer server;

    @BeforeEach
    void start() throws IOException {
        server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
        server.createContext("/base/echo", VerificationTest::echo);
        server.start();
    }

    @AfterEach
    void stop() {
        server.stop(0);
    }

    @Test
    void acceptsTheExpectedAnswer() throws Exception {
        Scenario echo = scenario("request=POST /echo", "header.Content-Type=text/plain", "body=hello",
                "expected.type=text/plain",
                "expected.body=hello");

        assertThat(Verification.answers(at(port()), Asked.of(target(), echo))).isTrue();
    }

    @Test
    void acceptsAnyTypeAndBodyIfNoneIsNamed() throws Exception {
        assertThat(Verification.answers(at(port()), Asked.of(target(), scenario("request=GET /echo")))).isTrue();
    }

    @Test
    void refusesAnAnswerThatIsNotInTheCodingAskedFor() throws IOException {
        Asked asked = Asked.of(target(), scenario("request=GET /echo", "header.Accept-Encoding=gzip"));

        assertThatThrownBy(() -> Verification.verify(at(port()), asked)).isInstanceOf(WrongAnswer.class)
                .hasMessageEndingWith("answered GET /base/echo in no coding instead of gzip");
    }

    @Test
    void saysThatNothingListensYet() throws Exception {
        int port = port();
        server.stop(0);

        assertThat(Verification.answers(at(port), Asked.of(target(), scenario("request=GET /echo")))).isFalse();
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {
            "expected.status=201 | 201, text/plain, 'hello' (5 bytes)",
            "expected.type=text/plain2 | 200, text/plain2, 'hello' (5 bytes)",
            "expected.type=text | 200, text, 'hello' (5 bytes)",
            "expected.body=help | 200, text/plain, 'help' (4 bytes); the bodies differ from byte 3 on",
            "expected.body=hello! | 200, text/plain, 'hello!' (6 bytes); the bodies differ from byte 5 on" })
    void namesBothAnswersIfTheyDiffer(String difference, String expected) throws IOException {
        String type = difference.startsWith("expected.type") ? "" : "expected.type=text/plain";
        String body = difference.startsWith("expected.body") ? "" : "expected.body=hello";
        Scenario echo = scenario("request=POST /echo", "header.Content-Type=text/plain;charset=utf-8", "body=hello", type, body,
                difference);

        assertThatThrownBy(() -> Verification.verify(at(port()), Asked.of(target(), echo))).isInstanceOf(WrongAnswer.class)
                .hasMessage(
                        "The echo answered POST /base/echo with 200, text/plain;charset=utf-8, 'hello' (5 bytes) instead of "
                                + expected);
    }

    @Test
    void shortensALongBody() throws IOException {
        Scenario echo = scenario("request=POST /echo", "body.size=1000", "expected.size=2000");

        assertThatThrownBy(() -> Verification.verify(at(port()), Asked.of(target(), echo))).isInstanceOf(WrongAnswer.class)
                .hasMessageContaining("…' (1000 bytes) instead of 200, ").hasMessageEndingWith("differ from byte 1000 on")
                .satisfies(wrong -> assertThat(wrong.getMessage().length()).isLessThan(700));
    }

    private static void echo(HttpExchange exchange) throws IOException {
        byte[] body = exchange.getRequestBody().readAllBytes();
        String type = exchange.getRequestHeaders().getFirst("Content-Type");
        if (type != null) {
            exchange.getResponseHeaders().set("Content-Type", type);
        }
        exchange.sendResponseHeaders(200, body.length == 0 ? -1 : body.length);
        exchange.getResponseBody().write(body);
        exchange.close();
    }

    private static Address at(int port) {
        return Address.loopback(port);
    }

    private int port() {
        return server.getAddress().getPort();
    }

    private ServerTarget target() throws IOException {
        write("targets/echo/target.properties",
                List.of("order=1", "title=The echo", "thread=worker", "reference=true", "path=/base", "jar=none.jar",
                        "arguments="));
        return TargetCatalog.read(home.resolve("targets")).all().get(0);
    }

    private Scenario scenario(String... lines) throws IOException {
        write("scenarios/it.properties", List.of(lines));
        Files.writeString(home.resolve("scenarios/it.properties"), "\ntitle=t\n", StandardCharsets.UTF_8,
                StandardOpenOption.APPEND);
        return ScenarioCatalog.read(home.resolve("scenarios")).all().get(0);
    }

    private void write(String name, List<String> lines) throws IOException {
        Path file = home.resolve(name);
        Files.createDirectories(file.getParent());
        Files.write(file, lines);
    }
}
