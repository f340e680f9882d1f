package dev.straightway.lab.statistics;

import java.util.Arrays;

import org.apache.commons.statistics.distribution.TDistribution;

/**
 * Student's 95 % interval of a mean.
 * <p>
 * For values too few to be drawn from again: the widest interval that a bootstrap of three values can give is from the least to
 * the greatest of them, which holds the truth in 75 of 100 runs. This one holds it in 95, if the values are spread about
 * normally, and pays for that with its width: 4.3 standard errors to either side for three values, 2.6 for six.
 */
final class StudentInterval {

    /** Two values give an interval of 12.7 standard errors, which says nothing. */
    private static final int LEAST = 3;
    private static final double UPPER = 0.975;

    private StudentInterval() {
    }

    /** {@return the interval, unknown for less than three values} */
    static Interval of(double[] values) {
        int n = values.length;
        if (n < LEAST) {
            return Interval.UNKNOWN;
        }
        double mean = Arrays.stream(values).average().orElseThrow();
        double variance = Arrays.stream(values).map(value -> (value - mean) * (value - mean)).sum() / (n - 1);
        double reach = TDistribution.of(n - 1).inverseCumulativeProbability(UPPER) * Math.sqrt(variance / n);
        return new Interval(mean - reach, mean + reach);
    }
}
