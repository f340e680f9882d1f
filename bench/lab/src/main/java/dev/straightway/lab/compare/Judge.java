package dev.straightway.lab.compare;

import java.util.Locale;

import dev.straightway.lab.results.Results.MeasuredMetric;
import dev.straightway.lab.statistics.Ratio;
import dev.straightway.lab.statistics.Rule;
import dev.straightway.lab.statistics.UnpairedRatio;
import dev.straightway.lab.statistics.Values;

/** Says of one cost whether it grew. */
record Judge(MeasuredMetric metric, double threshold) {

    Row row(String target, String scenario, String placement, Values earlier, Values later) {
        double[] before = earlier.of(metric.name());
        double[] after = later.of(metric.name());
        Ratio ratio = UnpairedRatio.of(after, before);
        Row.Outcome outcome = outcome(ratio);
        return new Row(target, scenario, placement, metric, ratio, threshold, outcome,
                words(outcome, before.length, after.length));
    }

    private Row.Outcome outcome(Ratio ratio) {
        if (ratio.rounds() < Rule.STANDARD.leastRounds() || !ratio.interval().known()) {
            return Row.Outcome.NO_VERDICT;
        }
        if (ratio.p() < Rule.STANDARD.significance() && ratio.interval().low() > threshold) {
            return Row.Outcome.REGRESSION;
        }
        return ratio.interval().high() > threshold ? Row.Outcome.NOISY : Row.Outcome.NONE;
    }

    private String words(Row.Outcome outcome, int before, int after) {
        String allowed = String.format(Locale.ROOT, "%.2f×", threshold);
        return switch (outcome) {
            case REGRESSION -> "REGRESSION: above " + allowed;
            case NONE -> "no regression";
            case NOISY -> "no regression seen, but too noisy to exclude one above " + allowed;
            case NO_VERDICT -> Math.min(before, after) < Rule.STANDARD.leastRounds()
                    ? "no verdict: " + before + " and " + after + " rounds that count, it needs " + Rule.STANDARD.leastRounds()
                            + " in both"
                    : "no verdict: a value is not above zero";
        };
    }
}
