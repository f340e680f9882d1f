package dev.straightway.runtime.http;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;

import jakarta.ws.rs.core.EntityTag;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Request;
import jakarta.ws.rs.core.Variant;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import dev.straightway.runtime.body.AnswerHead;
import dev.straightway.runtime.invocation.ContextType;

class RequestFieldsTest {

    private final TestServer server = new TestServer();

    @AfterEach
    void close() {
        server.close();
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = { "Accept-Language|de;q=x", "Accept-Language|de;q=", "Accept|nonsense",
            "Accept-Encoding|;", "Accept-Language|de; Q=0.5" })
    void selectsAVariantInSpiteOfMalformedFields(String field, String value) throws Exception {
        server.with(TestRoute.of("GET /variant", exchange -> {
            Request request = (Request) exchange.context(ContextType.REQUEST);
            Variant variant = request.selectVariant(List.of(new Variant(MediaType.TEXT_PLAIN_TYPE, "de", "gzip")));
            TestRoute.answer(exchange, variant == null ? "none" : "some");
        }));
        assertThat(server.get("/variant", field, value).statusCode()).isEqualTo(200);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = { "\"a,b\"|304", "\"x\", \"a,b\"|304", "nonsense|200", "\"|200", "|200" })
    void comparesTags(String field, int status) throws Exception {
        server.with(TestRoute.of("GET /tag", exchange -> {
            Request request = (Request) exchange.context(ContextType.REQUEST);
            exchange.end(new AnswerHead(request.evaluatePreconditions(new EntityTag("a,b")) == null ? 200 : 304));
        }));
        assertThat(server.get("/tag", "If-None-Match", field == null ? "" : field).statusCode()).isEqualTo(status);
    }
}
