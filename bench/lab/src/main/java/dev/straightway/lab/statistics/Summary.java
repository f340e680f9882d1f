package dev.straightway.lab.statistics;

import java.util.Arrays;

import org.apache.commons.statistics.distribution.BinomialDistribution;

/**
 * The rounds of one target, scenario, placement and metric.
 *
 * @param metric its name
 * @param rounds how many there are, at least one
 * @param min the least value, in the unit of the metric, as all that follow
 * @param interval the 95 % interval of the median between runs like this one; unknown below six rounds
 */
public record Summary(String target, String scenario, String placement, String metric, int rounds, double min,
        double lowerQuartile, double median, double upperQuartile, double max, Interval interval) {

    static Summary of(String target, String scenario, String placement, String metric, double[] values) {
        double[] sorted = Arrays.stream(values).sorted().toArray();
        return new Summary(target, scenario, placement, metric, sorted.length, sorted[0], Quantiles.at(sorted, 0.25),
                Quantiles.median(sorted), Quantiles.at(sorted, 0.75), sorted[sorted.length - 1], interval(sorted));
    }

    /** The exact one of the sign test: between two of the values, as many off either end as it allows. */
    private static Interval interval(double[] sorted) {
        int n = sorted.length;
        BinomialDistribution above = BinomialDistribution.of(n, 0.5);
        int off = -1;
        while (above.cumulativeProbability(off + 1) <= 0.025) {
            off++;
        }
        return off < 0 ? Interval.UNKNOWN : new Interval(sorted[off], sorted[n - 1 - off]);
    }

    /** {@return half the distance between the extremes, in per cent of the median; 0 where that is 0} */
    public double spreadPercent() {
        return median == 0 ? 0 : (max - min) / 2 / Math.abs(median) * 100;
    }

    /** {@return the distance between the quartiles, in per cent of the median; 0 where that is 0} */
    public double quartilesPercent() {
        return median == 0 ? 0 : (upperQuartile - lowerQuartile) / Math.abs(median) * 100;
    }
}
