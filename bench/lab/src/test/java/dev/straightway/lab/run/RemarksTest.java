package dev.straightway.lab.run;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;

import org.junit.jupiter.api.Test;

import dev.straightway.lab.results.Trial;
import dev.straightway.lab.results.Trial.Outcome;

class RemarksTest {

    @Test
    void areNoneOfTrialsThatWentWell() {
        assertThat(Remarks.of(List.of(trial(Outcome.VALID, true, 50), trial(Outcome.NOT_RUN, false, 0)))).isEmpty();
    }

    @Test
    void tellHowManyTrialsWereNotAsTheyShouldBe() {
        List<Trial> trials = List.of(trial(Outcome.VALID, true, 99), trial(Outcome.VALID, true, 50),
                trial(Outcome.NOISY, true, 50), trial(Outcome.FAILED, false, 0), trial(Outcome.NOT_RUN, false, 0));
        assertThat(Remarks.of(trials)).containsExactly(
                "1 of 4 trials were disturbed by other work and don't count (lab.noise).",
                "1 of 4 trials failed and don't count.",
                "1 of 4 trials were bound by the generator, which had no core time left while the server had: their CPU"
                        + " counts, their requests/s and closed-loop response times don't, nor do those of the same target's"
                        + " other trials.");
    }

    @Test
    void nameEachTargetBesideWhichTheGeneratorWasAsBusyAsTheServer() {
        Map<String, Double> one = Map.of("generator-busy", 97.0, "server-busy", 98.0, "requests", 150_000.0);
        Map<String, Double> other = Map.of("generator-busy", 99.0, "server-busy", 96.0, "requests", 130_000.0);
        Trial b = new Trial("b", "get", "pinned", 1, 1, Outcome.VALID, null, true, 4, one, Map.of(), List.of());
        List<Trial> trials = List.of(trial(Outcome.VALID, true, one), trial(Outcome.VALID, true, other),
                trial(Outcome.NOISY, true, one), b);
        assertThat(Remarks.of(trials)).contains("The generator was as busy as the server in get, pinned, with a (generator 98"
                + " %, server 97 %, 140,000 requests/s), b (generator 97 %, server 98 %, 150,000 requests/s). What was served a"
                + " second is the generator's figure: the servers can do at least that, and no table counts it. CPU per request"
                + " may include what smaller batches cost: a difference to a target that costs more is then understated.")
                .noneMatch(remark -> remark.contains("bound by the generator"));
    }

    private static Trial trial(Outcome outcome, boolean steady, double generatorBusy) {
        return trial(outcome, steady, Map.of("generator-busy", generatorBusy, "server-busy", 60.0));
    }

    private static Trial trial(Outcome outcome, boolean steady, Map<String, Double> values) {
        return new Trial("a", "get", "pinned", 1, 1, outcome, outcome == Outcome.UNSTEADY ? "why" : null, steady, 4, values,
                Map.of(), List.of());
    }

    @Test
    void nameEachTargetThatWasNotSteady() {
        List<Trial> trials = List.of(trial(Outcome.UNSTEADY, false, 50), trial(Outcome.VALID, true, 50));
        assertThat(Remarks.of(trials))
                .containsExactly("Not steady: a in get, pinned, 1 of 2 trials, which have no vote; the last: "
                        + "why. Give it more time with lab.warmup and lab.limit.");
    }
}
