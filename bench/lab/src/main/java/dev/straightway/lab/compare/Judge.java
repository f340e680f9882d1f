package dev.straightway.lab.compare;

import java.util.Arrays;
import java.util.Locale;

import dev.straightway.lab.results.Results.MeasuredMetric;
import dev.straightway.lab.statistics.PairComparison;
import dev.straightway.lab.statistics.Ratio;
import dev.straightway.lab.statistics.Rule;
import dev.straightway.lab.statistics.UnpairedRatio;
import dev.straightway.lab.statistics.Values;

/** Says of one cost whether it grew. */
record Judge(MeasuredMetric metric, double threshold) {

    /**
     * @param orientation whether so few were asked for in both runs that no verdict was
     * @param same whether both runs are the same
     */
    record Rounds(boolean orientation, boolean same) {
    }

    /** @param rounds what was asked of the runs in this place, and whether they are one and the same */
    Row row(String target, String scenario, String placement, Values earlier, Values later, Rounds rounds) {
        double[] before = earlier.of(metric.name());
        double[] after = later.of(metric.name());
        Ratio ratio = UnpairedRatio.of(after, before);
        Row.Outcome outcome = rounds.same() && Arrays.equals(before, after) ? Row.Outcome.NONE
                : rounds.orientation() && before.length > 0 && after.length > 0 ? Row.Outcome.NOT_ASKED : outcome(ratio);
        return new Row(target, scenario, placement, metric, ratio, threshold, outcome,
                words(outcome, before.length, after.length));
    }

    /** {@return the row of two targets that ran in the same rounds} */
    Row row(PairComparison pair, Values base, Values target) {
        Ratio ratio = pair.ratio(metric.name()).orElseThrow();
        Row.Outcome outcome = outcome(ratio);
        return new Row(pair.target(), pair.scenario(), pair.placement(), metric, ratio, threshold, outcome,
                outcome == Row.Outcome.NO_VERDICT && ratio.rounds() < Rule.STANDARD.leastRounds()
                        ? "no verdict: " + ratio.rounds() + " rounds count for both, of " + base.of(metric.name()).length
                                + " and "
                                + target.of(metric.name()).length + "; it needs " + Rule.STANDARD.leastRounds()
                        : words(outcome, ratio.rounds(), ratio.rounds()));
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
            case NOISY -> "underpowered: none seen, but one above " + allowed + " can't be excluded";
            case NOT_ASKED -> "for orientation: fewer rounds were asked for than a verdict needs";
            case NO_VERDICT -> Math.min(before, after) < Rule.STANDARD.leastRounds()
                    ? "no verdict: " + before + " and " + after + " rounds that count, it needs " + Rule.STANDARD.leastRounds()
                            + " in both"
                    : "no verdict: a value is not above zero";
        };
    }
}
