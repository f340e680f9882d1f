package dev.straightway.lab.run;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import dev.straightway.lab.results.Trial;
import dev.straightway.lab.results.Trial.Outcome;
import dev.straightway.lab.scenario.ScenarioCatalog;
import dev.straightway.lab.server.Pinning;
import dev.straightway.lab.target.TargetCatalog;
import dev.straightway.lab.trial.Cell;
import dev.straightway.lab.trial.Placement;

class BudgetTest {

    private static final Home HOME = new Home(Path.of(System.getProperty("lab.home")));
    private static final Cell FAST = cell("straightway");
    private static final Cell SLOW = cell("resteasy-classic");

    private final Budget budget = new Budget(1_000, 60);

    @ParameterizedTest
    @CsvSource({
            // elapsed, what the run takes from now on beside warm-ups, the most seconds of a warm-up
            "0, 100, 60", "800, 100, 60", "840, 100, 50", "880, 100, 10", "890, 100, 8", "2000, 100, 8" })
    void givesWhatIsLeftForOneWarmUpButNeverLessThanAnyNeeds(double elapsed, double rest, int seconds) {
        assertThat(budget.warmupSeconds(elapsed, List.of(FAST), rest)).isEqualTo(seconds);
    }

    @Test
    void expectsWhatTheTargetSaysOfItself() {
        assertThat(budget.expected(FAST)).isEqualTo(10);
        assertThat(budget.expected(SLOW)).isEqualTo(22);
    }

    @Test
    void expectsTheLongestThatATargetNeededInAScenario() {
        budget.took(trial("resteasy-classic", 31));
        budget.took(trial("resteasy-classic", 25));
        assertThat(budget.expected(SLOW)).isEqualTo(31);
        assertThat(budget.expected(FAST)).isEqualTo(10);
        assertThat(budget.warmupSeconds(800, List.of(SLOW, SLOW, SLOW), 90)).isEqualTo(17);
    }

    @Test
    void learnsNothingFromATrialThatFailedBeforeItsWarmUp() {
        budget.took(trial("straightway", 0));
        assertThat(budget.expected(FAST)).isEqualTo(10);
    }

    @Test
    void keepsToAWarmUpThatIsShorterThanTheLeast() {
        assertThat(new Budget(1_000, 3).warmupSeconds(0, List.of(), 0)).isEqualTo(3);
    }

    private static Cell cell(String target) {
        return new Cell(TargetCatalog.read(HOME.targets()).named(List.of(target)).get(0),
                ScenarioCatalog.read(HOME.scenarios()).named(List.of("person-get")).get(0), Placement.of(Pinning.of(false)), 1);
    }

    private static Trial trial(String target, double warmup) {
        return new Trial(target, "person-get", FAST.placement().name(), 1, 1, Outcome.VALID, null, true, warmup, Map.of(),
                Map.of(), List.of());
    }
}
