package dev.straightway.lab.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.stream.Stream;

import org.junit.jupiter.api.Test;

import dev.straightway.lab.request.Request;
import dev.straightway.lab.verify.Answer;

class AgreementTest {

    private static final String JSON = "application/json";
    private static final Request GET = new Request("GET /it", "GET", "/it", Map.of(), null, OptionalInt.empty());

    private final Map<String, Given> asked = new LinkedHashMap<>();

    @Test
    void comparesTargetsThatAnswerAlikeInBytesOfTheirOwn() {
        answers("quarkus-rest", ok("{\"a\":1,\"b\":2}"), ok("{\"a\":1,\"b\":2}"), ok("{\"a\":1,\"b\":2}"));
        answers("straightway", ok("{\"b\":2,\"a\":1}"), ok("{\"b\":2,\"a\":1}"), ok("{\"b\":2,\"a\":1}"));

        Agreement agreed = agreement(GET);

        assertThat(agreed.apart()).isEmpty();
        assertThat(agreed.varies()).isFalse();
        assertThat(agreed.comparable("quarkus-rest", 2)).isTrue();
        assertThat(agreed.status()).isEqualTo(200);
        assertThat(agreed.mediaType()).isEqualTo(JSON);
        assertThat(agreed.bodies().get("straightway")).asString().isEqualTo("{\"b\":2,\"a\":1}");
    }

    @Test
    void keepsATargetThatAnswersOtherwiseOutOfTheVerdict() {
        answers("quarkus-rest", ok("1"), ok("1"), ok("1"));
        answers("straightway", ok("2"), ok("2"), ok("2"));
        answers("resteasy-classic", ok("1"), ok("1"), ok("1"));

        Agreement agreed = agreement(GET);

        assertThat(agreed.apart()).containsOnly(Map.entry("straightway", "the body from byte 0 on: '2' instead of '1'"));
        assertThat(agreed.comparable("quarkus-rest", 3)).isTrue();
    }

    @Test
    void comparesNothingWhereOnlyTheReferenceIsLeft() {
        answers("quarkus-rest", ok("1"), ok("1"), ok("1"));
        answers("straightway", ok("2"), ok("2"), ok("2"));

        assertThat(agreement(GET).comparable("quarkus-rest", 2)).isFalse();
    }

    @Test
    void comparesStatusAndMediaTypeAloneOfABodyThatVariesFromAnswerToAnswer() {
        answers("quarkus-rest", ok("{\"id\":1}"), ok("{\"id\":2}"), ok("{\"id\":1}"));
        answers("straightway", ok("{\"id\":7}"), ok("{\"id\":7}"), ok("{\"id\":7}"));

        Agreement agreed = agreement(GET);

        assertThat(agreed.varies()).isTrue();
        assertThat(agreed.apart()).isEmpty();
        assertThat(agreed.bodies()).isEmpty();
    }

    @Test
    void seesABodyThatVariesFromStartToStart() {
        answers("quarkus-rest", ok("\"now\""), ok("\"now\""), ok("\"later\""));
        answers("straightway", ok("\"then\""), ok("\"then\""), ok("\"then\""));

        assertThat(agreement(GET).varies()).isTrue();
    }

    @Test
    void stillComparesTheMediaTypeOfABodyThatVaries() {
        answers("quarkus-rest", ok("1"), ok("2"), ok("3"));
        answers("straightway", new Answer(200, "text/plain", bytes("1")), new Answer(200, "text/plain", bytes("2")),
                new Answer(200, "text/plain", bytes("3")));

        assertThat(agreement(GET).apart())
                .containsOnly(Map.entry("straightway", "media type text/plain instead of application/json"));
    }

    @Test
    void comparesNoBytesOfATargetWhoseOrderVaries() {
        answers("quarkus-rest", ok("{\"a\":1,\"b\":2}"), ok("{\"b\":2,\"a\":1}"), ok("{\"a\":1,\"b\":2}"));
        answers("straightway", ok("{\"a\":1,\"b\":2}"), ok("{\"a\":1,\"b\":2}"), ok("{\"a\":1,\"b\":2}"));

        Agreement agreed = agreement(GET);

        assertThat(agreed.varies()).isFalse();
        assertThat(agreed.bodies()).containsOnlyKeys("straightway");
    }

    @Test
    void putsNoLoadOnARequestWhoseStatusChanges() {
        answers("quarkus-rest", status(204), status(404), status(204));
        answers("straightway", status(204), status(404), status(204));

        Agreement agreed = agreement(GET);

        assertThat(agreed.apart()).containsOnly(Map.entry("quarkus-rest", "asked again: status 404 instead of 204"),
                Map.entry("straightway", "asked again: status 404 instead of 204"));
        assertThat(agreed.comparable("quarkus-rest", 2)).isFalse();
    }

    @Test
    void takesAFailureForAnAnswerOnlyWhereItIsExpected() {
        answers("quarkus-rest", status(404), status(404), status(404));
        answers("straightway", status(404), status(404), status(404));
        Request expecting = new Request("GET /it", "GET", "/it", Map.of(), null, OptionalInt.of(404));
        asked.values().forEach(each -> each.answers().put(expecting, each.answers().get(GET)));

        assertThat(agreement(GET).apart()).containsEntry("quarkus-rest",
                "status 404, a failure; say that it is expected, if it is");
        assertThat(agreement(expecting).apart()).isEmpty();
    }

    @Test
    void saysWhichTargetDoesNotAnswerAtAll() {
        answers("quarkus-rest", ok("1"), ok("1"), ok("1"));
        asked.put("straightway", new Given(new LinkedHashMap<>(), Map.of(GET, "no answer: no whole answer in 10 s")));

        assertThat(agreement(GET).apart()).containsOnly(Map.entry("straightway", "no answer: no whole answer in 10 s"));
    }

    @Test
    void saysWhichTargetMissesTheExpectedStatus() {
        Request expecting = new Request("POST /it", "POST", "/it", Map.of(), null, OptionalInt.of(201));
        asked.put("quarkus-rest", new Given(new LinkedHashMap<>(Map.of(expecting, List.of(status(201)))), Map.of()));
        asked.put("straightway", new Given(new LinkedHashMap<>(Map.of(expecting, List.of(status(200)))), Map.of()));

        assertThat(agreement(expecting).apart())
                .containsOnly(Map.entry("straightway", "status 200, and 201 is to be expected"));
    }

    private Agreement agreement(Request request) {
        return Agreement.of(request, "quarkus-rest", asked);
    }

    private void answers(String target, Answer... answers) {
        asked.put(target, new Given(new LinkedHashMap<>(Map.of(GET, Stream.of(answers).toList())), Map.of()));
    }

    private static Answer ok(String body) {
        return new Answer(200, JSON, bytes(body));
    }

    private static Answer status(int status) {
        return new Answer(status, null, new byte[0]);
    }

    private static byte[] bytes(String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }
}
