package dev.straightway.runtime.http;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;

import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import dev.straightway.runtime.http.match.Explanation;
import dev.straightway.runtime.http.match.Explanation.Candidate;
import dev.straightway.runtime.http.match.Explanation.Step;
import dev.straightway.runtime.http.match.Explanation.TriedClass;
import dev.straightway.runtime.http.match.Explanation.TriedMethod;
import dev.straightway.runtime.http.trial.RequestTrials;

/** What is told of a request is what happens to it. */
class ExplanationTest {

    /** Of every {@link TestRoute}. */
    private static final String NAME = "none#none";
    private static final TestServer SERVER = new TestServer();

    @BeforeAll
    static void start() {
        SERVER.with(TestRoute.of("GET /items /{id}", "json").produces("application/json"),
                TestRoute.of("GET /items /{id}", "text").produces("text/plain"),
                TestRoute.of("POST /items", "created").consumes("application/json").produces("application/json"),
                TestRoute.of("PUT /near/{id}", "put"),
                TestRoute.of("GET /near /{id}", "near"), TestRoute.of("PUT /{any} /{id}", "any"),
                TestRoute.of("GET /a /{x}/c", "long"), TestRoute.of("GET /a /{x}", "short"));
    }

    @AfterAll
    static void close() {
        SERVER.close();
    }

    private static Explanation explain(String method, String path, String accept, String contentType) {
        return SERVER.handler.matching().explain(method, path, accept, contentType);
    }

    @ParameterizedTest
    @CsvSource({
            "GET,     /items/5,          ,                  ,                 200",
            "GET,     /items/5/,         text/plain,        ,                 200",
            "GET,     /items/5;v=1?x=2,  application/json,  ,                 200",
            "GET,     /a/b/c,            ,                  ,                 200",
            "GET,     /a/../items/5,     ,                  ,                 200",
            "HEAD,    /items/5,          text/plain,        ,                 200",
            "OPTIONS, /items/5,          ,                  ,                 200",
            "GET,     /near/5,           ,                  ,                 200",
            "PUT,     /items/5,          ,                  ,                 405",
            "PUT,     /else/5,           ,                  ,                 200",
            "POST,    /items,            ,                  application/json, 200",
            "GET,     /items/5/6,        ,                  ,                 404",
            "GET,     /nothing,          ,                  ,                 404",
            "DELETE,  /items/5,          ,                  ,                 405",
            "GET,     /items,            ,                  ,                 405",
            "GET,     /items/5,          image/png,         ,                 406",
            "GET,     /items/5,          none,              ,                 406",
            "POST,    /items,            text/plain,        application/json, 406",
            "POST,    /items,            ,                  text/plain,       415",
            "POST,    /items,            ,                  none,             415",
            "POST,    /items,            text/plain,        text/plain,       415",
    })
    void tellsTheStatusThatTheServerGives(String method, String path, String accept, String contentType, int status)
            throws Exception {
        List<String> fields = new ArrayList<>();
        if (accept != null) {
            fields.addAll(List.of("Accept", accept));
        }
        if (contentType != null) {
            fields.addAll(List.of("Content-Type", contentType));
        }
        int answered = SERVER.send(method, path, method.startsWith("P") ? "" : null, fields.toArray(String[]::new))
                .statusCode();
        assertThat(answered == TestServer.PASSED_ON ? 404 : answered).as("the server").isEqualTo(status);
        Explanation told = explain(method, path, accept, contentType);
        assertThat(told.status() == 0 ? 200 : told.status()).as("the explanation: %s", told).isEqualTo(status);
        assertThat(told.endpoint() == null).as("without an endpoint").isEqualTo(told.status() != 0);
        assertThat(told.steps()).last().extracting(Step::passed).isEqualTo(told.status() == 0);
    }

    @Test
    void listsTheTemplatesByRankAndMarksTheOneThatCounts() {
        assertThat(explain("GET", "/a/b/c", null, null)).satisfies(told -> {
            assertThat(told.templates()).containsExactly(
                    new TriedClass("/a", "(2, 0, 0)", List.of(
                            new TriedMethod("/{x}/c", "(3, 1, 0)", true, true, List.of("GET " + NAME)),
                            new TriedMethod("/{x}", "(1, 1, 0)", false, false, List.of("GET " + NAME)))));
            assertThat(told.others()).as("/items, /near, /near/{id}, /{any}").isEqualTo(4);
            assertThat(told.endpoint().template()).isEqualTo("/a/{x}/c");
            assertThat(told.endpoint().variables()).containsExactly("x = b");
            assertThat(told.endpoint().thread()).isEqualTo("EVENT_LOOP");
        });
    }

    @Test
    void goesOnToTheNextClassTemplateWhereNoMethodAnswers() {
        assertThat(explain("GET", "/near/5", null, null).steps()).containsExactly(
                new Step(true, "Path", "'/near/5' matches /near/{id}"),
                new Step(true, "Method",
                        "No method of /near/{id} answers GET; the next class template of the same stem is asked"),
                new Step(true, "Method", "A method of /near/{id} answers GET"),
                new Step(true, "Content-Type", "None is sent"),
                new Step(true, "Accept", "The answer names its type"));
    }

    @Test
    void tellsWhatIsAllowed() {
        assertThat(explain("DELETE", "/items/5", null, null).steps()).last()
                .isEqualTo(new Step(false, "Method", "No class template is left; Allow: GET, HEAD, OPTIONS"));
    }

    @Test
    void tellsOfEachMethodWhyItIsNotChosen() {
        assertThat(explain("GET", "/items/5", "text/plain", null).candidates()).containsExactly(
                new Candidate("GET " + NAME, "anything", "application/json", "doesn't produce what is accepted", false),
                new Candidate("GET " + NAME, "anything", "text/plain", "chosen", true));
        assertThat(explain("GET", "/items/5", "text/plain, application/json;q=0.5", null).candidates())
                .extracting(Candidate::verdict).containsExactly("another one fits better", "chosen");
        assertThat(explain("POST", "/items", null, "text/plain").candidates()).containsExactly(
                new Candidate("POST " + NAME, "application/json", "application/json", "doesn't consume the content type",
                        false));
    }

    @Test
    void isAskedByJsonWithFieldsThatMayBeBlank() {
        RequestTrials trials = new RequestTrials();
        trials.begin(SERVER.handler.matching());
        assertThat(trials.explain("post ", " items", "", " text/plain").getInteger("status")).isEqualTo(415);
        assertThat(trials.explain("get", "/items/5", " ", null).getJsonObject("endpoint").getString("method"))
                .isEqualTo("GET " + NAME);
    }
}
