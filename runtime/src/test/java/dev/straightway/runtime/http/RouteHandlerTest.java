package dev.straightway.runtime.http;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.Socket;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.util.stream.IntStream;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

import dev.straightway.runtime.body.AnswerHead;

class RouteHandlerTest {

    private final TestServer server = new TestServer();

    @AfterEach
    void close() {
        server.close();
    }

    @ParameterizedTest
    @ValueSource(strings = { "/", "/item", "/items/1/2", "/itemsx" })
    void passesOnWhatNoTemplateMatches(String path) throws Exception {
        server.with(TestRoute.of("GET /items /{id}", "item"));
        assertThat(server.get(path).statusCode()).isEqualTo(TestServer.PASSED_ON);
        assertThat(server.scope.activated).hasValue(0);
    }

    @ParameterizedTest
    @CsvSource({ "/items/1, 1", "/items/a%20b, a b", "/items/a%2Fb, a/b", "/items/a+b, a+b", "/items/1;m=2, 1",
            "/items;m=2/%C3%A4/, ä" })
    void decodesWhatATemplateCaptures(String path, String captured) throws Exception {
        server.with(TestRoute.of("GET /items /{id}", exchange -> TestRoute.answer(exchange, exchange.pathParam(0))));
        assertThat(server.get(path).body()).isEqualTo(captured);
    }

    @Test
    void answersHeadByGetWithItsFieldsAndNoBody() throws Exception {
        server.with(TestRoute.of("GET /items", "twelve bytes"));
        HttpResponse<String> head = server.send("HEAD", "/items", null);
        assertThat(head.statusCode()).isEqualTo(200);
        assertThat(head.headers().firstValue("Content-Length")).hasValue("12");
        assertThat(head.headers().firstValue("Content-Type")).hasValue("text/plain");
        assertThat(head.body()).isEmpty();
    }

    @Test
    void prefersAMethodForHeadToGet() throws Exception {
        server.with(TestRoute.of("GET /items", "get"),
                TestRoute.of("HEAD /items", exchange -> exchange.end(new AnswerHead(204).add("X-By", "head"))));
        assertThat(server.send("HEAD", "/items", null).headers().firstValue("X-By")).hasValue("head");
    }

    @Test
    void listsTheMethodsOfTheFirstMatchInAllow() throws Exception {
        server.with(TestRoute.of("GET /a /b", "get"), TestRoute.of("POST /a /b", "post"), TestRoute.of("PUT /{x} /b", "put"));
        HttpResponse<String> refused = server.send("DELETE", "/a/b", null);
        assertThat(refused.statusCode()).isEqualTo(405);
        assertThat(refused.headers().firstValue("Allow")).hasValue("GET, HEAD, OPTIONS, POST");
        HttpResponse<String> options = server.send("OPTIONS", "/a/b", null);
        assertThat(options.statusCode()).isEqualTo(200);
        assertThat(options.headers().firstValue("Allow")).hasValue("GET, HEAD, OPTIONS, POST");
    }

    @Test
    void triesTheNextClassWhereTheBestHasNoMethod() throws Exception {
        server.with(TestRoute.of("GET /a/{x}", "get"), TestRoute.of("PUT /a /{x}", "put"),
                TestRoute.of("DELETE /{x} /b", "other"));
        assertThat(server.send("PUT", "/a/b", "").body()).isEqualTo("put");
        assertThat(server.get("/a/b").body()).isEqualTo("get");
        assertThat(server.send("DELETE", "/a/b", null).statusCode()).isEqualTo(405);
    }

    @Test
    void leavesOptionsToAMethodForIt() throws Exception {
        server.with(TestRoute.of("OPTIONS /a", "own"), TestRoute.of("GET /a", "get"));
        HttpResponse<String> options = server.send("OPTIONS", "/a", null);
        assertThat(options.body()).isEqualTo("own");
        assertThat(options.headers().firstValue("Allow")).isEmpty();
    }

    @ParameterizedTest
    @CsvSource({ "application/json, 200", "application/json;charset=utf-8, 200", "Application/JSON, 200",
            "text/plain, 415", "json, 415", "application/, 415", ", 200" })
    void refusesWhatAMethodDoesNotConsume(String contentType, int status) throws Exception {
        server.with(TestRoute.of("POST /items", "read").consumes("application/json").readsEntity());
        HttpResponse<String> answer = contentType == null ? server.send("POST", "/items", "{}")
                : server.send("POST", "/items", "{}", "Content-Type", contentType);
        assertThat(answer.statusCode()).isEqualTo(status);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = { "application/json|200", "*/*|200", "application/*;q=0.1|200",
            "text/html, application/json;q=0.5|200", "text/html|406", "application/json;q=0|406", "nonsense|406", "|200" })
    void refusesToAnswerInWhatTheClientDoesNotAccept(String accept, int status) throws Exception {
        server.with(TestRoute.of("GET /items", "written").produces("application/json"));
        HttpResponse<String> answer = accept == null ? server.get("/items") : server.get("/items", "Accept", accept);
        assertThat(answer.statusCode()).isEqualTo(status);
    }

    @ParameterizedTest
    @CsvSource({ "application/json, text/plain, json to text", "text/plain, text/plain, text to text",
            "text/plain, application/json, 406", "text/xml, text/plain, 415" })
    void choosesAmongTheMethodsOfATemplate(String contentType, String accept, String chosen) throws Exception {
        server.with(
                TestRoute.of("POST /items", "json to text").consumes("application/json").produces("text/plain"),
                TestRoute.of("POST /items", "text to text").consumes("text/plain").produces("text/plain"));
        HttpResponse<String> answer = server.send("POST", "/items", "x", "Content-Type", contentType, "Accept", accept);
        assertThat(answer.statusCode() == 200 ? answer.body() : Integer.toString(answer.statusCode())).isEqualTo(chosen);
    }

    @Test
    void joinsSeveralAcceptFields() throws Exception {
        server.with(TestRoute.of("GET /items", "written").produces("application/json"));
        assertThat(server.get("/items", "Accept", "text/html", "Accept", "application/json").statusCode()).isEqualTo(200);
    }

    @Test
    void answersPipelinedRequestsInTheirOrder() throws Exception {
        server.with(TestRoute.of("GET /{id}", exchange -> TestRoute.answer(exchange, exchange.pathParam(0) + ";")));
        try (Socket socket = server.connect()) {
            StringBuilder requests = new StringBuilder();
            for (int i = 0; i < 50; i++) {
                requests.append("GET /").append(i).append(" HTTP/1.1\r\nHost: h\r\n")
                        .append(i == 49 ? "Connection: close\r\n\r\n" : "\r\n");
            }
            socket.getOutputStream().write(requests.toString().getBytes(StandardCharsets.US_ASCII));
            String answers = new String(socket.getInputStream().readAllBytes(), StandardCharsets.US_ASCII);
            assertThat(answers.lines().filter(line -> line.contains(";")).map(line -> line.split(";")[0]))
                    .containsExactlyElementsOf(IntStream.range(0, 50).mapToObj(Integer::toString).toList());
        }
    }
}
