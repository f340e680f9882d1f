package dev.straightway.it.tck.result;

import static dev.straightway.it.tck.result.Some.outcome;
import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class OutcomesTest {

    @Test
    void keepsTheLastOfSeveralForATest() {
        Outcomes outcomes = Outcomes.of(List.of(outcome(State.LOST, "a.B#c"), outcome(State.PASSED, "a.B#c")));

        assertThat(outcomes.byTest().values()).containsExactly(outcome(State.PASSED, "a.B#c"));
    }

    @Test
    void readsWhatItWroteInTheOrderOfTheNames(@TempDir Path directory) throws Exception {
        Path file = directory.resolve("stack.tsv");
        Outcomes outcomes = Outcomes.of(List.of(outcome(State.FAILED, "b.B#d"), outcome(State.PASSED, "a.B#z"),
                outcome(State.SKIPPED, "b.B#c")));

        outcomes.write(file);

        assertThat(Files.readAllLines(file)).containsExactly("PASSED\ta.B\tz\t", "SKIPPED\tb.B\tc\twhy SKIPPED",
                "FAILED\tb.B\td\twhy FAILED");
        assertThat(Outcomes.read(file).byTest()).isEqualTo(outcomes.byTest());
    }

    @Test
    void hasNoneWhereAJvmWroteNothing(@TempDir Path directory) throws Exception {
        assertThat(Outcomes.read(directory.resolve("none.tsv")).size()).isZero();
    }

    @Test
    void countsThoseInAState() {
        Outcomes outcomes = Outcomes.of(List.of(outcome(State.PASSED, "a.B#c"), outcome(State.FAILED, "a.B#d"),
                outcome(State.PASSED, "a.B#e")));

        assertThat(outcomes.count(State.PASSED)).isEqualTo(2);
        assertThat(outcomes.in(State.FAILED, State.HUNG)).containsExactly(outcome(State.FAILED, "a.B#d"));
    }

    @Test
    void takesTheOthersWhereBothKnowATest() {
        Outcomes first = Outcomes.of(List.of(outcome(State.LOST, "a.B#c"), outcome(State.PASSED, "a.B#d")));
        Outcomes second = Outcomes.of(List.of(outcome(State.PASSED, "a.B#c")));

        assertThat(first.and(second).count(State.PASSED)).isEqualTo(2);
    }

    @Test
    void leavesOutWhatIsNotAskedFor() {
        Outcomes outcomes = Outcomes.of(List.of(outcome(State.PASSED, "a.B#c"), outcome(State.PASSED, "b.B#c")));

        assertThat(outcomes.only(test -> test.type().startsWith("a.")).byTest()).containsOnlyKeys(new TestName("a.B", "c"));
    }
}
