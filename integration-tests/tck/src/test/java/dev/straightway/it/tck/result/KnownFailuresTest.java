package dev.straightway.it.tck.result;

import static dev.straightway.it.tck.result.Some.outcome;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class KnownFailuresTest {

    @Test
    void givesTheReasonOfEachTestAndPassesOverComments() {
        KnownFailures known = KnownFailures.parse(List.of("# why", "", "a.B\tc\tneeds servlets ", "a.B\td\tneeds a cluster"));

        assertThat(known.reasons()).containsEntry(new TestName("a.B", "c"), "needs servlets")
                .containsEntry(new TestName("a.B", "d"), "needs a cluster").hasSize(2);
    }

    @ParameterizedTest
    @ValueSource(strings = { "a.B\tc", "a.B\tc\t ", "a.B c no tabs", "a.B\tc\treason\tmore" })
    void refusesALineWithoutAReason(String line) {
        assertThatThrownBy(() -> KnownFailures.parse(List.of(line))).isInstanceOf(IllegalArgumentException.class)
                .hasMessage("Not class, method and reason: '" + line + "'");
    }

    @Test
    void refusesATestThatIsListedTwice() {
        assertThatThrownBy(() -> KnownFailures.parse(List.of("a.B\tc\tone", "a.B\tc\ttwo")))
                .isInstanceOf(IllegalArgumentException.class).hasMessage("Listed twice: a.B#c");
    }

    @Test
    void offersTheLinesThatItLacks() {
        KnownFailures known = KnownFailures.parse(List.of("a.B\tc\tneeds servlets"));
        Outcomes outcomes = Outcomes.of(List.of(outcome(State.FAILED, "a.B#c"), outcome(State.FAILED, "a.B#d"),
                outcome(State.PASSED, "a.B#e"), outcome(State.NODEPLOY, "a.C#f")));

        assertThat(known.missing(outcomes)).containsExactly("a.B\td\twhy FAILED");
    }
}
