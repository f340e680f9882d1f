package dev.straightway.it.hostile.attack.invariant;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

import dev.straightway.it.hostile.attack.exchange.Allowance;
import dev.straightway.it.hostile.attack.exchange.Ask;
import dev.straightway.it.hostile.attack.exchange.Ending;
import dev.straightway.it.hostile.attack.exchange.Outcome;
import dev.straightway.it.hostile.attack.exchange.Reply;
import dev.straightway.it.hostile.attack.wire.Answer;
import dev.straightway.it.hostile.attack.wire.Field;

class InvariantsTest {

    private static final String MARKER = "mk000000000001";
    private static final Ask ASK = new Ask("kind", "GET", MARKER, Set.of());
    private static final Field OWN = new Field("X-Marker", MARKER);

    @Test
    void holdForAGoodAnswer() {
        assertThat(broken(ASK, answer(200, "method " + MARKER, OWN, new Field("X-Stage", "method")))).isEmpty();
    }

    static Stream<Arguments> failsForWhatMustNotBe() {
        return Stream.of(Arguments.of("no-unasked-5xx", answer(500, "")),
                Arguments.of("own-marker", answer(200, "method mk000000000002", OWN)),
                Arguments.of("own-marker", answer(200, "method")),
                Arguments.of("parts-agree", answer(422, "method " + MARKER)),
                Arguments.of("parts-agree", answer(422, "", OWN, new Field("X-Stage", "method"))),
                Arguments.of("parts-agree", answer(200, "mapper " + MARKER)),
                Arguments.of("parts-agree", answer(422, "failure " + MARKER, new Field("X-Stage", "mapper"))),
                Arguments.of("nothing-inside", answer(400, "java.lang.String")),
                Arguments.of("nothing-inside", answer(400, "a NullPointerException")),
                Arguments.of("nothing-inside", answer(400, "\tat run")),
                Arguments.of("nothing-injected", answer(404, "", new Field("X-Injected", "yes"))));
    }

    @ParameterizedTest
    @MethodSource
    void failsForWhatMustNotBe(String invariant, Answer answer) {
        assertThat(broken(ASK, answer)).containsExactly(invariant);
    }

    @Test
    void seeAFieldOfTheConnectionOverHttp2() {
        Ask stream = new Ask("http2 GET /", "GET", MARKER, Set.of());
        assertThat(broken(stream, answer(404, "", new Field("connection", "close")))).containsExactly("no-connection-field");
    }

    @Test
    void holdForAFailureThatWasAskedFor() {
        Ask failing = new Ask("kind", "GET", MARKER, Set.of(Allowance.SERVER_ERROR));
        assertThat(broken(failing, answer(500, ""))).isEmpty();
    }

    @ParameterizedTest
    @CsvSource({ "HUNG, no-hang", "GARBLED, framing", "TRUNCATED, whole", "UNANSWERED, answered" })
    void seeHowAnExchangeEnds(Ending ending, String invariant) {
        assertThat(Invariants.brokenBy(new Outcome(List.of(), ending, ASK, "", ""))).extracting(Broken::invariant)
                .containsExactly(invariant);
    }

    @ParameterizedTest
    @CsvSource({ "OPEN", "CLOSED", "SILENT", "LEFT" })
    void holdForAnExchangeThatEndsAsItMay(Ending ending) {
        assertThat(Invariants.brokenBy(new Outcome(List.of(), ending, null, "", ""))).isEmpty();
    }

    private static List<String> broken(Ask ask, Answer answer) {
        return Invariants.brokenBy(new Outcome(List.of(new Reply(ask, answer)), Ending.OPEN, null, "", "")).stream()
                .map(Broken::invariant).toList();
    }

    private static Answer answer(int status, String body, Field... fields) {
        return new Answer(status, List.of(fields), body.getBytes(StandardCharsets.US_ASCII), false);
    }
}
