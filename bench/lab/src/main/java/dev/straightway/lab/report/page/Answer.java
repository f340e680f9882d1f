package dev.straightway.lab.report.page;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

import dev.straightway.lab.report.reading.Estimate;
import dev.straightway.lab.report.reading.Group;
import dev.straightway.lab.report.reading.Numbers;
import dev.straightway.lab.report.reading.Reading;
import dev.straightway.lab.report.reading.VerdictRow;
import dev.straightway.lab.results.Attribution;
import dev.straightway.lab.results.Results.MeasuredMetric;
import dev.straightway.lab.results.Results.MeasuredTarget;
import dev.straightway.lab.results.Trial;
import dev.straightway.lab.statistics.Verdict.Kind;

/** Says first what the run found: which stack, how much, how sure, and why. */
final class Answer {

    private static final int CAUSES = 3;

    /** Causes that leave more of a difference open than they explain are none. */
    private static final double HALF = 0.5;

    private final Reading reading;
    private final Looks looks;

    Answer(Reading reading) {
        this.reading = reading;
        this.looks = new Looks(reading);
    }

    /** {@return the ranking, then what may be said of each target} */
    List<String> sentences() {
        Optional<Group> group = reading.plainGroups().stream().findFirst().or(() -> reading.groups().stream().findFirst());
        if (group.isEmpty() || reading.primary().isEmpty()) {
            return List.of("The run has nothing to compare: it has no trials, or no metric that decides.");
        }
        List<String> sentences = new ArrayList<>();
        sentences.add(ranking(group.get(), reading.primary().get()));
        reading.verdicts().stream().filter(row -> row.group().equals(group.get())).forEach(row -> {
            sentences.add(
                    together(
                            row.target().title() + (row.decided() ? row.metric().lowerIsBetter() ? " needs " : " gives " : ": ")
                                    + row.inFull() + why(row).orElse("") + "."));
        });
        return sentences;
    }

    private String ranking(Group group, MeasuredMetric metric) {
        record Place(MeasuredTarget target, Estimate estimate) {
        }
        Comparator<Place> best = Comparator.comparingDouble(place -> place.estimate().value());
        List<Place> places = reading.results().targets().stream()
                .flatMap(target -> reading.estimate(group, target, metric).stream().map(value -> new Place(target, value)))
                .sorted(metric.lowerIsBetter() ? best : best.reversed()).toList();
        if (places.isEmpty()) {
            return "No trial of " + group.title() + " is valid; the list of trials says why.";
        }
        return places.stream().map(place -> place.target().title() + " " + place.estimate().text())
                .collect(Collectors.joining(", ", group.title() + ", " + metric.title() + " in " + metric.unit() + ": ", "."));
    }

    /** Keeps units on the line of their number. */
    private static String together(String text) {
        return text.replace(" %", "\u00a0%").replace(" µs", "\u00a0µs").replace("p = ", "p\u00a0=\u00a0");
    }

    /** The phases that differ most, where the difference is real, both are attributed, and they are more than half of it. */
    private Optional<String> why(VerdictRow row) {
        Optional<Attribution> own = cpu(row.target(), row.group());
        Optional<Attribution> base = cpu(row.base(), row.group());
        if (!row.decided() || own.isEmpty() || base.isEmpty()) {
            return Optional.empty();
        }
        double difference = own.get().total() - base.get().total();
        Map<String, Double> before = base.get().phases();
        record Cause(String phase, double micros) {
        }
        List<Cause> causes = own.get().phases().entrySet().stream()
                .map(phase -> new Cause(phase.getKey(), phase.getValue() - before.getOrDefault(phase.getKey(), 0.0)))
                .filter(cause -> cause.micros() < 0 == difference < 0 && !cause.phase().equals(Attribution.UNMATCHED))
                .sorted(Comparator.comparingDouble(cause -> -Math.abs(cause.micros()))).limit(CAUSES).toList();
        double explained = causes.stream().mapToDouble(Cause::micros).sum() / difference;
        return !(explained > HALF) ? Optional.empty()
                : Optional.of(causes.stream()
                        .map(cause -> cause.phase() + " (" + Numbers.fixed(cause.micros(), 2).replaceFirst("^(?=\\d)", "+")
                                + " µs)")
                        .collect(Collectors.joining(", ", "; " + Numbers.percent(Math.min(1, explained)) + " of that lies in ",
                                "")));
    }

    private Optional<Attribution> cpu(MeasuredTarget target, Group group) {
        return reading.results().attributions().stream().filter(one -> one.kind().equals("cpu")
                && one.target().equals(target.name()) && one.scenario().equals(group.scenario().name())).findFirst();
    }

    /** {@return what stands above everything else, or empty} */
    List<String> warnings() {
        List<String> warnings = new ArrayList<>();
        if (!reading.results().complete()) {
            warnings.add("This run is incomplete: it ended before all of its trials, profiles or spectra were made. "
                    + "The page shows what was saved until then.");
        }
        long failed = reading.results().trials().stream()
                .filter(trial -> trial.outcome() == Trial.Outcome.FAILED).count();
        if (failed > 0) {
            warnings.add(failed + (failed == 1 ? " trial" : " trials") + " failed and "
                    + (failed == 1 ? "is" : "are") + " left out of every figure; the list of trials says why.");
        }
        if (reading.reference().isPresent()) {
            String reference = looks.title(reading.reference().get().name());
            boolean nothing = reading.verdicts().stream().allMatch(row -> row.outcome() == Kind.NO_VERDICT);
            if (nothing) {
                warnings.add("There is no verdict against " + reference + " in this run; the table of verdicts says why.");
            }
        }
        return warnings;
    }
}
