package dev.straightway.lab.statistics;

import java.util.Locale;

/**
 * A range that is expected to hold the true value in 95 of 100 runs.
 *
 * @param low its lower end; NaN where too few rounds were run for an interval
 * @param high its upper end; NaN where {@code low} is
 */
public record Interval(double low, double high) {

    /** What too few values allow to say. */
    public static final Interval UNKNOWN = new Interval(Double.NaN, Double.NaN);

    public boolean known() {
        return !Double.isNaN(low);
    }

    /** {@return whether all of it lies between two bounds} */
    public boolean within(double least, double most) {
        return low >= least && high <= most;
    }

    /** {@return whether none of it lies between two bounds} */
    public boolean outside(double least, double most) {
        return low > most || high < least;
    }

    /** {@return it as "0.69–0.73", empty where it is unknown} */
    public String words() {
        return known() ? String.format(Locale.ROOT, "%.2f–%.2f", low, high) : "";
    }
}
