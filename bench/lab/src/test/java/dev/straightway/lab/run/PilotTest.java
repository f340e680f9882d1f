package dev.straightway.lab.run;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

import org.junit.jupiter.api.Test;

import dev.straightway.lab.metric.Metrics;
import dev.straightway.lab.options.OptionReader;
import dev.straightway.lab.options.Options;
import dev.straightway.lab.results.Results;
import dev.straightway.lab.results.Results.MeasuredMetric;
import dev.straightway.lab.results.Trial;
import dev.straightway.lab.results.Trial.Outcome;
import dev.straightway.lab.scenario.ScenarioCatalog;
import dev.straightway.lab.server.Pinning;
import dev.straightway.lab.server.ServerJava;
import dev.straightway.lab.statistics.PilotNoise;
import dev.straightway.lab.target.TargetCatalog;
import dev.straightway.lab.trial.Cell;
import dev.straightway.lab.trial.Placement;

class PilotTest {

    private static final Home HOME = new Home(Path.of(System.getProperty("lab.home")));
    /** What each round of the target costs by its reference: some per cent more and less. */
    private static final double[] NOISE = { 1.025, 0.98, 1.02, 0.975 };

    private final Map<String, String> asked = new HashMap<>(Map.of("lab.targets", "quarkus-rest,straightway", "lab.scenarios",
            "person-get", "lab.precision", "5%", "lab.profile", "true", "lab.unpinned", "none", "lab.seed", "1"));

    @Test
    void isTheFirstRoundsWithNothingBesideThem() {
        Plan first = pilot().first();

        assertThat(names(first)).isEqualTo(names(pilot().plan()).subList(0, 8));
        assertThat(first.options().passes().profile()).isFalse();
        assertThat(first.options().passes().latency()).isFalse();
        assertThat(first.unpinnedRounds()).isEmpty();
    }

    @Test
    void isFollowedByTheRoundsThatItsNoiseAsksForInTheSameOrder() {
        asked.put("lab.limit", "200");
        Pilot.Outcome outcome = pilot().decide(results(1));

        assertThat(outcome.words())
                .containsPattern("the ratios of 4 rounds vary by \\d\\.\\d %, windows of a second by 1\\.0 %; \\d+ rounds"
                        + " of \\d+ s find [345]\\.\\d % in 8 of 10 runs among 1 verdicts$");
        assertThat(outcome.plan().options().timing().rounds()).isGreaterThan(10).isEven();
        assertThat(names(outcome.plan()).subList(0, 8)).isEqualTo(names(pilot().first()));
        assertThat(outcome.plan().options().texts()).containsEntry("lab.rounds",
                Integer.toString(outcome.plan().options().timing().rounds()));
    }

    @Test
    void keepsToTheLimitAndSaysWhatWouldBeEnough() {
        asked.put("lab.limit", "6");
        Pilot.Outcome outcome = pilot().decide(results(1));

        assertThat(outcome.words())
                .containsPattern("; 5\\.0 % would need \\d+ rounds of \\d+ s, \\d+ min: more than lab\\.limit allows$");
        assertThat(Estimate.seconds(outcome.plan())).isLessThan(8 * 60);
    }

    @Test
    void isFollowedByTheLeastRoundsOnAQuietMachineAndByThoseThatWereAskedFor() {
        assertThat(pilot().decide(results(0.1)).plan().options().timing().rounds()).isEqualTo(6);
        asked.put("lab.rounds", "9");
        assertThat(pilot().decide(results(0.1)).plan().options().timing().rounds()).isEqualTo(10);
    }

    @Test
    void goesOnWithTheLeastRoundsWhereItTellsNothing() {
        Results unsteady = new Results(results(1).run(), Results.Findings.of(List.of()));
        Pilot.Outcome outcome = pilot().decide(unsteady);

        assertThat(outcome.plan().options().timing().rounds()).isEqualTo(6);
        assertThat(outcome.words()).startsWith("the pilot tells no noise");
    }

    @Test
    void readsTheSpreadOfWindowsByItsNameAmongTheMetrics() {
        assertThat(Metrics.descriptions()).extracting(MeasuredMetric::name).contains(PilotNoise.WINDOWS);
    }

    private Pilot pilot() {
        Options options = new OptionReader(asked).read();
        return new Pilot(new Plan(options, TargetCatalog.read(HOME.targets()).named(options.targets().listed()),
                ScenarioCatalog.read(HOME.scenarios()).named(options.scenarios().listed()), new ServerJava(17, ""),
                Placement.of(Pinning.of(false))));
    }

    private static List<String> names(Plan plan) {
        return plan.rounds().stream().flatMap(List::stream).map(cell -> cell.round() + " " + cell.target().name()).toList();
    }

    /** @param times so much of the noise */
    private Results results(double times) {
        Plan plan = pilot().first();
        List<Trial> trials = new ArrayList<>();
        for (Cell cell : plan.rounds().stream().flatMap(List::stream).toList()) {
            double cost = cell.target().reference() ? 10 : 10 * (1 + times * (NOISE[cell.round() - 1] - 1));
            trials.add(
                    new Trial(cell.target().name(), "person-get", cell.placement().name(), cell.round(), 1, Outcome.VALID, null,
                            true, 12, Map.of("cpu", cost, "window-spread", 1.0), Map.of(), List.of()));
        }
        return new Results(new Results.Run(Results.FORMAT, "", false, Map.of(), plan.options().texts(),
                plan.targets().stream().map(target -> Descriptions.of(target, target.reference(), false)).toList(),
                plan.scenarios().stream().map(scenario -> Descriptions.of(scenario, false)).toList(), Metrics.descriptions()),
                Results.Findings.of(trials));
    }
}
