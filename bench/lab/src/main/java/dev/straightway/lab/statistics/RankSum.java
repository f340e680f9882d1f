package dev.straightway.lab.statistics;

import java.util.Arrays;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;

import org.apache.commons.statistics.inference.MannWhitneyUTest;
import org.apache.commons.statistics.inference.PValueMethod;

/**
 * The test of Mann and Whitney for values that are no pairs, exact, with ties too: as {@link SignedRank}, all ways to deal the
 * values out to the two runs are counted where values are equal.
 */
final class RankSum {

    private RankSum() {
    }

    /** {@return the two-sided p; 1 where a side is empty} */
    static double p(double[] one, double[] other) {
        if (one.length == 0 || other.length == 0) {
            return 1;
        }
        double[] all = DoubleStream.concat(Arrays.stream(one), Arrays.stream(other)).toArray();
        return Arrays.stream(all).distinct().count() == all.length
                ? MannWhitneyUTest.withDefaults().with(PValueMethod.EXACT).test(one, other).getPValue()
                : counted(Ranks.doubled(all), one.length);
    }

    /**
     * {@return how many of all differences between two values of either side lie outside of the exact 95 % interval at an end;
     * negative where there is none}
     */
    static int leftOff(int one, int other) {
        return Ranks.leftOff(ways(IntStream.rangeClosed(1, one + other).toArray(), one), one * (one + 1) / 2);
    }

    /** The part of all choices of {@code size} ranks whose sum is at least as far from its mean as that of the first ones. */
    private static double counted(int[] ranks, int size) {
        // Doubled mean ranks of n values add up to n(n+1), so that this is twice the mean of a sum, and a whole number.
        return Ranks.tails(ways(ranks, size), Arrays.stream(ranks, 0, size).sum(), 2 * size * (ranks.length + 1));
    }

    /** {@return how many choices of so many ranks give each sum} */
    private static double[] ways(int[] ranks, int size) {
        int total = Arrays.stream(ranks).sum();
        double[][] ways = new double[size + 1][total + 1];
        ways[0][0] = 1;
        for (int rank : ranks) {
            for (int chosen = size; chosen > 0; chosen--) {
                for (int sum = total; sum >= rank; sum--) {
                    ways[chosen][sum] += ways[chosen - 1][sum - rank];
                }
            }
        }
        return ways[size];
    }
}
