package dev.straightway.lab.run;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;

import dev.straightway.lab.load.GeneratorCheck;
import dev.straightway.lab.results.Trial;
import dev.straightway.lab.results.Trial.Outcome;

/** What a reader of the figures has to know, found in the trials. */
final class Remarks {

    private Remarks() {
    }

    static List<String> of(List<Trial> trials) {
        List<String> remarks = new ArrayList<>();
        count(trials, trial -> trial.valid() && trial.warmupSeconds() > 0 && !trial.steady(),
                "were not steady when the time of their warm-up was over (lab.warmup)").ifPresent(remarks::add);
        count(trials, trial -> trial.outcome() == Outcome.NOISY, "were disturbed by other work and don't count (lab.noise)")
                .ifPresent(remarks::add);
        count(trials, trial -> trial.outcome() == Outcome.FAILED, "failed and don't count").ifPresent(remarks::add);
        count(trials, trial -> trial.valid() && generatorBound(trial),
                "were bound by the generator, which had no core time left while the server had: read their CPU, not their requests"
                        + " a second")
                .ifPresent(remarks::add);
        return remarks;
    }

    private static boolean generatorBound(Trial trial) {
        return GeneratorCheck.remark(share(trial, "generator-busy"), share(trial, "server-busy")).isPresent();
    }

    private static double share(Trial trial, String percent) {
        return trial.values().getOrDefault(percent, Double.NaN) / 100;
    }

    private static Optional<String> count(List<Trial> trials, Predicate<Trial> such, String words) {
        long all = trials.stream().filter(trial -> trial.outcome() != Outcome.NOT_RUN).count();
        long some = trials.stream().filter(such).count();
        return some == 0 ? Optional.empty() : Optional.of(some + " of " + all + " trials " + words + ".");
    }
}
