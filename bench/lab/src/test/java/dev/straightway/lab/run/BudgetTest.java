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
            // elapsed, what the run takes from now on beside warm-ups, the most seconds of the last warm-up
            "0, 100, 60", "800, 100, 60", "850, 100, 50", "890, 100, 10", "895, 100, 8", "2000, 100, 8" })
    void givesAllThatIsLeftToTheLastWarmUpButNeverLessThanAnyNeeds(double elapsed, double rest, int seconds) {
        assertThat(budget.warmupSeconds(FAST, elapsed, List.of(), rest)).isEqualTo(seconds);
    }

    @ParameterizedTest
    @CsvSource({
            // seconds that are left for 15 of the first and 9 of each that follows | the most of the first
            "53, 25", "35, 16", "33, 15", "22, 10", "3, 8" })
    void leavesToTheTrialsThatFollowWhatTheyNeedAndHalfOfWhatIsSpare(double left, int seconds) {
        assertThat(budget.warmupSeconds(SLOW, 1_000 - left, List.of(FAST, FAST), 0)).isEqualTo(seconds);
    }

    @Test
    void expectsWhatTheTargetSaysOfItself() {
        assertThat(budget.expected(FAST)).isEqualTo(9);
        assertThat(budget.expected(SLOW)).isEqualTo(15);
    }

    @Test
    void expectsTheMeanOfWhatATargetNeededInAScenario() {
        budget.took(SLOW, trial(31, true));
        budget.took(SLOW, trial(25, true));
        assertThat(budget.expected(SLOW)).isEqualTo(28);
        assertThat(budget.expected(FAST)).isEqualTo(9);
    }

    @Test
    void expectsNoLessThanUsualAfterAWarmUpThatWasCut() {
        budget.took(SLOW, trial(8, false));
        assertThat(budget.expected(SLOW)).isEqualTo(15);
        budget.took(SLOW, trial(29, false));
        assertThat(budget.expected(SLOW)).isEqualTo(22);
    }

    @Test
    void learnsNothingFromATrialThatFailedBeforeItsWarmUp() {
        budget.took(FAST, trial(0, false));
        assertThat(budget.expected(FAST)).isEqualTo(9);
    }

    @Test
    void keepsToAWarmUpThatIsShorterThanTheLeast() {
        assertThat(new Budget(1_000, 3).warmupSeconds(FAST, 0, List.of(), 0)).isEqualTo(3);
    }

    private static Cell cell(String target) {
        return new Cell(TargetCatalog.read(HOME.targets()).named(List.of(target)).get(0),
                ScenarioCatalog.read(HOME.scenarios()).named(List.of("person-get")).get(0), Placement.of(Pinning.of(false)), 1);
    }

    private static Trial trial(double warmup, boolean steady) {
        return new Trial("any", "person-get", FAST.placement().name(), 1, 1, steady ? Outcome.VALID : Outcome.UNSTEADY, null,
                steady, warmup, Map.of(), Map.of(), List.of());
    }
}
