package dev.straightway.lab.report;

import java.util.List;

/**
 * The middle of a few values, and how far they lie apart.
 *
 * @param value the median; {@code NaN} without values
 * @param least the smallest value
 * @param most the largest
 */
record Median(double value, double least, double most) {

    /** {@return the median of the values that are known, which is to say not negative} */
    static Median of(List<Double> values) {
        double[] known = values.stream().mapToDouble(Double::doubleValue).filter(value -> value >= 0).sorted().toArray();
        if (known.length == 0) {
            return new Median(Double.NaN, Double.NaN, Double.NaN);
        }
        int middle = known.length / 2;
        double value = known.length % 2 == 1 ? known[middle] : (known[middle - 1] + known[middle]) / 2;
        return new Median(value, known[0], known[known.length - 1]);
    }

    boolean known() {
        return !Double.isNaN(value);
    }

    /** {@return half the distance between the extremes, in per cent of the median} */
    double spreadPercent() {
        return value == 0 ? 0 : (most - least) / 2 / value * 100;
    }
}
