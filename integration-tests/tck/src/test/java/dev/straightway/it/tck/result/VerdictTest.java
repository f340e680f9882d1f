package dev.straightway.it.tck.result;

import static dev.straightway.it.tck.result.Some.outcome;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

final class VerdictTest {

    private static final KnownFailures NONE = KnownFailures.parse(List.of());

    @Test
    void isContentWhenOnlyListedTestsFailAndEnoughPass() {
        Outcomes outcomes = outcomes(outcome(State.PASSED, "a.B#c"), outcome(State.FAILED, "a.B#d"),
                outcome(State.SKIPPED, "a.B#e"));

        assertThat(Verdict.ofAll(outcomes, listing("a.B\td"), 1).complaints()).isEmpty();
    }

    @Test
    void complainsOfAFailureThatIsNotListed() {
        assertThat(Verdict.ofAll(outcomes(outcome(State.FAILED, "a.B#d")), NONE, 0).complaints())
                .containsExactly("FAILED and not listed: a.B#d (why FAILED)");
    }

    @Test
    void complainsOfAListedTestThatPasses() {
        assertThat(Verdict.ofAll(outcomes(outcome(State.PASSED, "a.B#d")), listing("a.B\td"), 0).complaints())
                .containsExactly("Listed and passed, take it off the list: a.B#d");
    }

    @Test
    void complainsOfAListedTestThatTheTckDoesNotRun() {
        assertThat(Verdict.ofAll(outcomes(outcome(State.SKIPPED, "a.B#d")), listing("a.B\td", "a.B\tmisspelt"), 0).complaints())
                .containsExactly("Listed and not run: a.B#d", "Listed and not run: a.B#misspelt");
    }

    @ParameterizedTest
    @CsvSource({ "1, ''", "2, ''", "3, '2 tests passed, 3 did before'" })
    void complainsWhenFewerPassedThanBefore(int leastPassed, String complaint) {
        Outcomes outcomes = outcomes(outcome(State.PASSED, "a.B#c"), outcome(State.PASSED, "a.B#d"));

        assertThat(String.join(";", Verdict.ofAll(outcomes, NONE, leastPassed).complaints())).isEqualTo(complaint);
    }

    @ParameterizedTest
    @EnumSource(names = { "NODEPLOY", "HUNG", "LOST" })
    void complainsOfAClassWhoseTestsDidNotRunToTheirEnd(State state) {
        Outcomes outcomes = outcomes(outcome(state, "a.B#c"), outcome(state, "a.B#d"), outcome(State.PASSED, "a.B#e"));

        assertThat(Verdict.ofEach(outcomes).complaints())
                .containsExactly(state + ": a.B, c and 1 more (why " + state + ")");
    }

    @ParameterizedTest
    @EnumSource(names = { "PASSED", "FAILED", "SKIPPED" })
    void hasNoComplaintOfATestThatEnded(State state) {
        assertThat(Verdict.ofEach(outcomes(outcome(state, "a.B#c"))).complaints()).isEmpty();
    }

    @Test
    void complainsWhenNoTestRan() {
        assertThat(Verdict.ofEach(outcomes()).complaints()).containsExactly("No test ran");
    }

    @Test
    void takesTheComplaintsOfBoth() {
        assertThat(new Verdict(List.of("one")).and(new Verdict(List.of("two"))).complaints()).containsExactly("one", "two");
    }

    @Test
    void showsTheFirstComplaintsOnly() {
        Verdict verdict = new Verdict(IntStream.range(0, 33).mapToObj(String::valueOf).toList());

        assertThat(verdict.toString().lines()).hasSize(31).startsWith("0", "1").endsWith("29", "and 3 more");
    }

    private static Outcomes outcomes(Outcome... outcomes) {
        return Outcomes.of(List.of(outcomes));
    }

    private static KnownFailures listing(String... tests) {
        return KnownFailures.parse(Arrays.stream(tests).map(test -> test + "\tfor a reason").toList());
    }
}
