package dev.straightway.lab.compare;

import dev.straightway.lab.results.Results.MeasuredMetric;
import dev.straightway.lab.statistics.Ratio;

/**
 * One cost of one target in both runs.
 *
 * @param target its name
 * @param scenario its name
 * @param ratio of later to earlier
 * @param threshold what the ratio may be
 * @param outcome what may be said of it
 * @param words the same for people
 */
public record Row(String target, String scenario, String placement, MeasuredMetric metric, Ratio ratio, double threshold,
        Outcome outcome, String words) {

    /** What a row says. */
    public enum Outcome {
        REGRESSION,
        /** No more than the threshold allows. */
        NONE,
        /** No regression was seen, but the interval reaches beyond the threshold, so there may be one. */
        NOISY,
        /** Too few rounds, or not measured. */
        NO_VERDICT,
        /** Repeated so few times in both runs that no verdict was asked for: for orientation. */
        NOT_ASKED;

        /** {@return whether it leaves open what was to be answered} */
        boolean open() {
            return this == NOISY || this == NO_VERDICT;
        }
    }
}
