package dev.straightway.lab.statistics;

import java.util.Arrays;

import org.apache.commons.statistics.distribution.TDistribution;

/**
 * How the logarithms of ratios vary between rounds.
 *
 * @param deviation their standard deviation; NaN where it is unknown
 * @param studentP the two-sided p of Student's test that their mean is zero; 1 where there is nothing to test
 */
public record Spread(double deviation, double studentP) {

    static final Spread UNKNOWN = new Spread(Double.NaN, 1);

    static Spread of(double[] logs) {
        int n = logs.length;
        if (n < 2) {
            return UNKNOWN;
        }
        double mean = Arrays.stream(logs).average().orElseThrow();
        double deviation = Math.sqrt(Arrays.stream(logs).map(log -> (log - mean) * (log - mean)).sum() / (n - 1));
        double error = deviation / Math.sqrt(n);
        double p = error == 0 ? mean == 0 ? 1 : 0
                : 2 * TDistribution.of(n - 1).survivalProbability(Math.abs(mean) / error);
        return new Spread(deviation, Math.min(1, p));
    }
}
