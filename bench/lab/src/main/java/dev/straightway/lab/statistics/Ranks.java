package dev.straightway.lab.statistics;

import java.util.Arrays;

/** Ranks with ties, and the tails of a counted distribution of their sums. */
final class Ranks {

    /** What an interval of 95 % leaves off at either end. */
    private static final double TAIL = 0.025;

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

    /**
     * @param ways how many assignments give each sum
     * @param least the least sum that there is
     * @return how many sums from the least on lie outside of the 95 % interval at one end; the first one that does is 0, and -1
     *         says that none does, so that there is no interval
     */
    static int leftOff(double[] ways, int least) {
        double most = TAIL * Arrays.stream(ways).sum();
        int off = -1;
        double below = 0;
        while (below + ways[least + off + 1] <= most) {
            below += ways[least + ++off];
        }
        return off;
    }
}
