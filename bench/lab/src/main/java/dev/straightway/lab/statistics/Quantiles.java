package dev.straightway.lab.statistics;

/** Quantiles of values in ascending order. */
final class Quantiles {

    private Quantiles() {
    }

    /**
     * @param sorted ascending
     * @param part from 0 for the least to 1 for the greatest
     * @return the quantile, linear between neighbours; NaN without values
     */
    static double at(double[] sorted, double part) {
        if (sorted.length == 0) {
            return Double.NaN;
        }
        double place = part * (sorted.length - 1);
        int below = (int) place;
        return below + 1 == sorted.length ? sorted[below]
                : sorted[below] + (place - below) * (sorted[below + 1] - sorted[below]);
    }

    static double median(double[] sorted) {
        return at(sorted, 0.5);
    }
}
