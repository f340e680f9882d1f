package dev.straightway.lab.report.reading;

/**
 * A figure of one target over the rounds, with its interval.
 *
 * @param value the median, in the unit of its metric
 * @param low where its interval begins; NaN where there are too few rounds for one
 * @param high where its interval ends; NaN as {@code low}
 * @param rounds how many valid rounds it rests on
 */
public record Estimate(double value, double low, double high, int rounds) {

    public boolean hasInterval() {
        return !Double.isNaN(low) && !Double.isNaN(high);
    }

    /** {@return the figure, rounded to what its interval lets one know} */
    public String text() {
        return Numbers.rounded(value, low, high);
    }

    /** {@return the interval as "12.1–12.8", empty without one} */
    public String interval() {
        return hasInterval() ? Numbers.range(low, high) : "";
    }
}
