package dev.straightway.it.tck.result;

import static dev.straightway.it.tck.result.Some.outcome;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;

import org.junit.jupiter.api.Test;

final class SummaryTest {

    @Test
    void countsTheStatesAndWhatDidNotPassByPackage() {
        Outcomes outcomes = Outcomes.of(List.of(outcome(State.PASSED, "ee.get.A#a"), outcome(State.FAILED, "ee.get.A#b"),
                outcome(State.HUNG, "ee.get.B#c"), outcome(State.NODEPLOY, "ee.put.A#d"), outcome(State.SKIPPED, "spec.A#e")));

        assertThat(new Summary("straightway", outcomes).toString().lines()).containsExactly(
                "straightway: 1 passed, 1 failed, 1 nodeploy, 1 hung, 0 lost, 1 skipped", "     2  ee.get", "     1  ee.put");
    }
}
