package dev.straightway.it.tck.run;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;

import org.junit.jupiter.api.Test;

import dev.straightway.it.tck.result.Outcome;
import dev.straightway.it.tck.result.Outcomes;
import dev.straightway.it.tck.result.State;
import dev.straightway.it.tck.result.TestName;

final class TckRunTest {

    @Test
    void takesAClassThatNothingIsHeardOfForLost() {
        Outcome passed = new Outcome(State.PASSED, new TestName("a.B", "c"), "");

        Outcomes outcomes = TckRun.withoutGaps(Outcomes.of(List.of(passed)), List.of("a.B", "a.C"));

        assertThat(outcomes.byTest().values()).containsExactly(passed,
                new Outcome(State.LOST, new TestName("a.C", "*"), "none of its tests was heard of"));
    }
}
