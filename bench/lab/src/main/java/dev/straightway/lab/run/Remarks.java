package dev.straightway.lab.run;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Collectors;

import dev.straightway.lab.load.GeneratorCheck;
import dev.straightway.lab.results.Trial;
import dev.straightway.lab.results.Trial.Outcome;

/** What a reader of the figures has to know, found in the trials. */
final class Remarks {

    private Remarks() {
    }

    static List<String> of(List<Trial> trials) {
        List<String> remarks = new ArrayList<>();
        unsteady(trials).forEach(remarks::add);
        count(trials, trial -> trial.outcome() == Outcome.NOISY, "were disturbed by other work and don't count (lab.noise)")
                .ifPresent(remarks::add);
        count(trials, trial -> trial.outcome() == Outcome.FAILED, "failed and don't count").ifPresent(remarks::add);
        count(trials, trial -> trial.valid() && generatorBound(trial),
                "were bound by the generator, which had no core time left while the server had: read their CPU, not their requests"
                        + " a second")
                .ifPresent(remarks::add);
        return remarks;
    }

    /** Names each target, for a server that isn't steady has no figure. */
    private static List<String> unsteady(List<Trial> trials) {
        Map<String, List<Trial>> places = trials.stream().filter(trial -> trial.outcome() != Outcome.NOT_RUN)
                .collect(Collectors.groupingBy(trial -> trial.target() + " in " + trial.scenario() + ", " + trial.placement(),
                        LinkedHashMap::new, Collectors.toList()));
        List<String> remarks = new ArrayList<>();
        places.forEach((place, all) -> {
            List<Trial> some = all.stream().filter(trial -> trial.outcome() == Outcome.UNSTEADY).toList();
            if (!some.isEmpty()) {
                remarks.add(
                        "Not steady: " + place + ", " + some.size() + " of " + all.size() + " trials, which have no vote; the"
                                + " last: " + some.get(some.size() - 1).reason()
                                + ". Give it more time with lab.warmup and lab.limit.");
            }
        });
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
