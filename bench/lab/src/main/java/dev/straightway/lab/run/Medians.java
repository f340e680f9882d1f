package dev.straightway.lab.run;

import java.util.List;
import java.util.OptionalDouble;

import dev.straightway.lab.results.Trial;
import dev.straightway.lab.statistics.Values;

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
        return Values.of(trials, target, scenario, placement).median(metric);
    }
}
