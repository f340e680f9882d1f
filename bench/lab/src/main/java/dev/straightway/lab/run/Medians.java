package dev.straightway.lab.run;

import java.util.List;
import java.util.OptionalDouble;

import dev.straightway.lab.results.Trial;

/** Medians over the trials that count, of the placement that the verdicts rest on. */
final class Medians {

    private final List<Trial> trials;
    private final String placement;

    Medians(List<Trial> trials, String placement) {
        this.trials = trials;
        this.placement = placement;
    }

    /** {@return the median of a metric; empty without a trial that counts and knows it} */
    OptionalDouble of(String target, String scenario, String metric) {
        double[] values = trials.stream()
                .filter(trial -> trial.valid() && trial.placement().equals(placement)
                        && trial.target().equals(target) && trial.scenario().equals(scenario)
                        && trial.values().containsKey(metric))
                .mapToDouble(trial -> trial.values().get(metric)).sorted().toArray();
        int half = values.length / 2;
        return values.length == 0 ? OptionalDouble.empty()
                : OptionalDouble.of(values.length % 2 == 1 ? values[half] : (values[half - 1] + values[half]) / 2);
    }
}
