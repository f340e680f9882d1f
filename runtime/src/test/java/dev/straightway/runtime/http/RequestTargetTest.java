package dev.straightway.runtime.http;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.Socket;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.util.List;

import jakarta.ws.rs.core.UriInfo;

import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

import dev.straightway.runtime.invocation.ContextType;

/** What {@link UriInfo} makes of request targets, sent byte by byte. */
class RequestTargetTest {

    private static TestServer server;

    private interface Question {
        Object of(UriInfo uri);
    }

    @BeforeAll
    static void start() {
        server = new TestServer().with(route("request", UriInfo::getRequestUri), route("absolute", UriInfo::getAbsolutePath),
                route("base", UriInfo::getBaseUri), route("path", uri -> uri.getPath() + " " + uri.getPath(false)),
                route("matched", UriInfo::getMatchedURIs),
                route("query", uri -> uri.getQueryParameters() + " " + uri.getQueryParameters(false)),
                route("variables", uri -> uri.getPathParameters() + " " + uri.getPathParameters(false)),
                route("resolved", uri -> uri.resolve(URI.create("a/../x"))),
                route("relative", uri -> uri.relativize(URI.create("relative/a/b/c/d/e"))));
    }

    private static TestRoute route(String path, Question question) {
        return TestRoute.of("GET /" + path + " {rest:.*}", exchange -> TestRoute.answer(exchange,
                question.of((UriInfo) exchange.context(ContextType.URI_INFO)).toString()));
    }

    @AfterAll
    static void close() {
        server.close();
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {
            "/request/a?x=1&y=%20                 | http://h.example:81/request/a?x=1&y=%20",
            "/request/a;m=1/b                     | http://h.example:81/request/a;m=1/b",
            "/request/a%2Fb                       | http://h.example:81/request/a%2Fb",
            "http://other.example/request/a?x=1   | http://h.example:81/request/a?x=1",
            "/absolute/a?x=1                      | http://h.example:81/absolute/a",
            "/base/a?x=1                          | http://h.example:81/",
            "/base/a?x={1}                        | http://h.example:81/",
            "/base/a?x=%                          | http://h.example:81/",
            "/resolved/a?x=%                      | http://h.example:81/x",
            "/path/a%20b;m=1                      | /path/a b;m=1 /path/a%20b;m=1",
            "/matched/a%20b                       | [matched/a b, matched]",
            "/query/?x=1&x=%32&y                  | {x=[1, 2], y=[]} {x=[1, %32], y=[]}",
            "/variables/a%20b                     | {rest=[a b]} {rest=[a%20b]}",
            "/resolved/a                          | http://h.example:81/x",
            "/relative/a/b/c                      | d/e" })
    void takesTheTargetApart(String target, String answer) throws Exception {
        assertThat(body(target)).isEqualTo(answer);
    }

    @ParameterizedTest
    @ValueSource(strings = { "h.example:81", "h.example:82", "h.example", "H.example", "h.example:81", "[::1]:81", "h_1:81" })
    void followsTheHostOfEachRequest(String host) throws Exception {
        assertThat(body("/base/a", host)).isEqualTo("http://" + host + "/");
        assertThat(body("/base/b", host)).isEqualTo("http://" + host + "/");
    }

    private static String body(String target) throws IOException {
        return body(target, "h.example:81");
    }

    private static String body(String target, String host) throws IOException {
        try (Socket socket = server.connect()) {
            socket.getOutputStream().write(("GET " + target + " HTTP/1.1\r\nHost: " + host + "\r\nConnection: close\r\n\r\n")
                    .getBytes(StandardCharsets.US_ASCII));
            List<String> parts = List.of(new String(socket.getInputStream().readAllBytes(), StandardCharsets.UTF_8)
                    .split("\r\n\r\n", 2));
            assertThat(parts.get(0)).startsWith("HTTP/1.1 200 ");
            return parts.get(1);
        }
    }
}
