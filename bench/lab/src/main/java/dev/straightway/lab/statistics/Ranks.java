package dev.straightway.lab.statistics;

import java.util.Arrays;

/** Ranks with ties, and the tails of a counted distribution of their sums. */
final class Ranks {

    private Ranks() {
    }

    /** {@return twice the mean rank of each value, so that ties stay whole numbers} */
    static int[] doubled(double[] values) {
        double[] sorted = values.clone();
        Arrays.sort(sorted);
        return Arrays.stream(values).mapToInt(value -> {
            int below = (int) Arrays.stream(sorted).filter(other -> other < value).count();
            int equal = (int) Arrays.stream(sorted).filter(other -> other == value).count();
            return 2 * below + equal + 1;
        }).toArray();
    }

    /**
     * @param ways how many assignments give each sum
     * @param seen the sum that was seen
     * @param twiceMean twice the mean of all sums
     * @return the part of the assignments that are at least as far from the mean as the one seen
     */
    static double tails(double[] ways, int seen, int twiceMean) {
        int distance = Math.abs(2 * seen - twiceMean);
        double far = 0;
        for (int sum = 0; sum < ways.length; sum++) {
            far += Math.abs(2 * sum - twiceMean) >= distance ? ways[sum] : 0;
        }
        return far / Arrays.stream(ways).sum();
    }
}
