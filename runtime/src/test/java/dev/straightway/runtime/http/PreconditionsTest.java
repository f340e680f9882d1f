package dev.straightway.runtime.http;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.http.HttpResponse;
import java.time.Instant;
import java.util.Date;
import java.util.stream.Stream;

import jakarta.ws.rs.core.EntityTag;
import jakarta.ws.rs.core.Request;
import jakarta.ws.rs.core.Response;
import jakarta.ws.rs.core.Response.ResponseBuilder;

import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import dev.straightway.runtime.body.AnswerHead;
import dev.straightway.runtime.body.BufferExchange;
import dev.straightway.runtime.invocation.ContextType;

/** A resource with a tag and a date, asked for with the preconditions of RFC 9110 §13.1, against §13.2.2. */
class PreconditionsTest {

    private static final String BEFORE = "Sat, 29 Oct 1994 19:43:30 GMT";
    private static final String THEN = "Sat, 29 Oct 1994 19:43:31 GMT";
    private static final String AFTER = "Sat, 29 Oct 1994 19:43:32 GMT";
    /** A field value has no milliseconds. */
    private static final Date MODIFIED = Date.from(Instant.parse("1994-10-29T19:43:31.500Z"));
    private static final EntityTag STRONG = new EntityTag("a,b");
    private static final EntityTag WEAK = new EntityTag("a,b", true);

    private static TestServer server;

    private interface Evaluation {
        ResponseBuilder by(Request request);
    }

    @BeforeAll
    static void start() {
        server = new TestServer().with(Stream.of(TestMethod.values()).flatMap(method -> Stream.of(
                route(method, "tag", request -> request.evaluatePreconditions(STRONG)),
                route(method, "weak", request -> request.evaluatePreconditions(WEAK)),
                route(method, "date", request -> request.evaluatePreconditions(MODIFIED)),
                route(method, "both", request -> request.evaluatePreconditions(MODIFIED, STRONG)),
                route(method, "new", Request::evaluatePreconditions))).toArray(TestRoute[]::new));
    }

    private enum TestMethod {
        GET,
        PUT
    }

    private static TestRoute route(TestMethod method, String path, Evaluation evaluation) {
        return TestRoute.of(method + " /" + path, exchange -> answer(exchange, evaluation));
    }

    private static void answer(BufferExchange exchange, Evaluation evaluation) {
        ResponseBuilder unmet = evaluation.by((Request) exchange.context(ContextType.REQUEST));
        if (unmet == null) {
            TestRoute.answer(exchange, "met");
            return;
        }
        Response response = unmet.build();
        AnswerHead head = new AnswerHead(response.getStatus());
        response.getStringHeaders().forEach((name, values) -> values.forEach(value -> head.add(name, value)));
        exchange.end(head);
    }

    @AfterAll
    static void close() {
        server.close();
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {
            "GET | tag  | If-None-Match       | \"a,b\"           | 304",
            "GET | tag  | If-None-Match       | W/\"a,b\"         | 304",
            "GET | tag  | If-None-Match       | \"x\", \"a,b\"    | 304",
            "GET | tag  | If-None-Match       | *                 | 304",
            "GET | tag  | If-None-Match       | \"x\"             | 200",
            "GET | weak | If-None-Match       | \"a,b\"           | 304",
            "PUT | tag  | If-None-Match       | \"a,b\"           | 412",
            "PUT | tag  | If-None-Match       | *                 | 412",
            "PUT | tag  | If-None-Match       | \"x\"             | 200",
            "GET | tag  | If-Match            | \"a,b\"           | 200",
            "GET | tag  | If-Match            | W/\"a,b\"         | 412",
            "GET | weak | If-Match            | W/\"a,b\"         | 412",
            "GET | tag  | If-Match            | *                 | 200",
            "PUT | tag  | If-Match            | \"x\"             | 412",
            "PUT | tag  | If-Match            | \"x\", \"a,b\"    | 200",
            "PUT | new  | If-Match            | *                 | 412",
            "PUT | new  | If-None-Match       | *                 | 200",
            "GET | date | If-Modified-Since   | " + BEFORE + "    | 200",
            "GET | date | If-Modified-Since   | " + THEN + "      | 304",
            "GET | date | If-Modified-Since   | " + AFTER + "     | 304",
            "GET | date | If-Modified-Since   | yesterday         | 200",
            "PUT | date | If-Modified-Since   | " + THEN + "      | 200",
            "GET | date | If-Unmodified-Since | " + BEFORE + "    | 412",
            "GET | date | If-Unmodified-Since | " + THEN + "      | 200",
            "PUT | date | If-Unmodified-Since | " + BEFORE + "    | 412",
            "PUT | date | If-Unmodified-Since | yesterday         | 200" })
    void evaluatesOneField(String method, String path, String field, String value, int status) throws Exception {
        assertThat(asked(method, path, field, value).statusCode()).isEqualTo(status);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {
            "GET | If-None-Match | \"x\"   | If-Modified-Since   | " + THEN + "   | 200",
            "GET | If-None-Match | \"a,b\" | If-Modified-Since   | " + BEFORE + " | 304",
            "GET | If-Match      | \"a,b\" | If-Unmodified-Since | " + BEFORE + " | 200",
            "PUT | If-Match      | \"x\"   | If-Unmodified-Since | " + THEN + "   | 412",
            "PUT | If-Match      | \"a,b\" | If-None-Match       | \"a,b\"        | 412",
            "GET | If-Match      | \"a,b\" | If-None-Match       | \"a,b\"        | 304" })
    void prefersTagsToDates(String method, String first, String value, String second, String other, int status)
            throws Exception {
        assertThat(asked(method, "both", first, value, second, other).statusCode()).isEqualTo(status);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {
            "tag  | If-None-Match     | \"a,b\"      | \"a,b\" |",
            "date | If-Modified-Since | " + THEN + " |         | " + THEN,
            "both | If-None-Match     | \"a,b\"      | \"a,b\" | " + THEN,
            "both | If-Modified-Since | " + THEN + " | \"a,b\" | " + THEN })
    void tellsWhatTheClientCompares(String path, String field, String value, String tag, String date) throws Exception {
        HttpResponse<String> unchanged = asked("GET", path, field, value);
        assertThat(unchanged.headers().firstValue("ETag").orElse(null)).isEqualTo(tag);
        assertThat(unchanged.headers().firstValue("Last-Modified").orElse(null)).isEqualTo(date);
    }

    private static HttpResponse<String> asked(String method, String path, String... fields) throws Exception {
        return server.send(method, "/" + path, null, fields);
    }
}
