package dev.straightway.lab.run;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Collectors;

import dev.straightway.lab.results.ClosedLoop;
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
        count(trials, trial -> trial.valid() && ClosedLoop.ofGenerator(trial) && !ClosedLoop.ofBoth(trial),
                "were bound by the generator, which had no core time left while the server had: their CPU counts, their"
                        + " requests/s and closed-loop response times don't, nor do those of the same target's other trials")
                .ifPresent(remarks::add);
        paced(trials).forEach(remarks::add);
        return remarks;
    }

    /** Names each target, for its requests/s are in no table. */
    private static List<String> paced(List<Trial> trials) {
        Map<String, Map<String, List<Trial>>> places = new LinkedHashMap<>();
        trials.stream().filter(trial -> trial.valid() && ClosedLoop.ofBoth(trial)).forEach(trial -> places
                .computeIfAbsent(trial.scenario() + ", " + trial.placement(), place -> new LinkedHashMap<>())
                .computeIfAbsent(trial.target(), target -> new ArrayList<>()).add(trial));
        List<String> remarks = new ArrayList<>();
        places.forEach((place, targets) -> remarks.add("The generator was as busy as the server in " + place + ", with "
                + targets.entrySet().stream().map(target -> figures(target.getKey(), target.getValue()))
                        .collect(Collectors.joining(", "))
                + ". What was served a second is the generator's figure: the servers can do at least that, and no table counts"
                + " it. CPU per request may include what smaller batches cost: a difference to a target that costs more is then"
                + " understated."));
        return remarks;
    }

    private static String figures(String target, List<Trial> trials) {
        return String.format(Locale.ROOT, "%s (generator %.0f %%, server %.0f %%, %,.0f requests/s)", target,
                mean(trials, ClosedLoop.GENERATOR_BUSY), mean(trials, ClosedLoop.SERVER_BUSY), mean(trials, "requests"));
    }

    private static double mean(List<Trial> trials, String metric) {
        return trials.stream().mapToDouble(trial -> trial.values().getOrDefault(metric, Double.NaN)).average()
                .orElse(Double.NaN);
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

    private static Optional<String> count(List<Trial> trials, Predicate<Trial> such, String words) {
        long all = trials.stream().filter(trial -> trial.outcome() != Outcome.NOT_RUN).count();
        long some = trials.stream().filter(such).count();
        return some == 0 ? Optional.empty() : Optional.of(some + " of " + all + " trials " + words + ".");
    }
}
