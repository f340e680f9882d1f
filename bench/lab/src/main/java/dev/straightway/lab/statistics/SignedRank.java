package dev.straightway.lab.statistics;

import java.util.Arrays;
import java.util.stream.IntStream;

import org.apache.commons.statistics.inference.PValueMethod;
import org.apache.commons.statistics.inference.WilcoxonSignedRankTest;

/**
 * Wilcoxon's signed-rank test, exact: if neither of two targets is better, each difference is as likely to have the one sign as
 * the other, whatever the noise looks like.
 * <p>
 * Differences of zero say nothing and are dropped, as Wilcoxon did. Equal differences share the mean of their ranks. The
 * library would then use the normal distribution, which is wrong for so few values, so all assignments of signs are counted
 * here.
 */
final class SignedRank {

    private SignedRank() {
    }

    /** {@return the two-sided p of differences; 1 where all are zero} */
    static double p(double[] differences) {
        double[] values = Arrays.stream(differences).filter(value -> value != 0).toArray();
        if (values.length == 0) {
            return 1;
        }
        double[] sizes = Arrays.stream(values).map(Math::abs).toArray();
        return Arrays.stream(sizes).distinct().count() == sizes.length
                ? WilcoxonSignedRankTest.withDefaults().with(PValueMethod.EXACT).test(values).getPValue()
                : counted(values, Ranks.doubled(sizes));
    }

    /** The part of all assignments of signs whose sum of positive ranks is at least as far from its mean. */
    private static double counted(double[] values, int[] ranks) {
        int positive = IntStream.range(0, ranks.length).filter(i -> values[i] > 0).map(i -> ranks[i]).sum();
        return Ranks.tails(ways(ranks), positive, Arrays.stream(ranks).sum());
    }

    /** {@return how many means lie outside of the exact 95 % interval of n values at an end; negative where there is none} */
    static int leftOff(int n) {
        return Ranks.leftOff(ways(IntStream.rangeClosed(1, n).toArray()), 0);
    }

    /** {@return how many assignments of signs to ranks give each sum of the positive ones} */
    private static double[] ways(int[] ranks) {
        int total = Arrays.stream(ranks).sum();
        double[] ways = new double[total + 1];
        ways[0] = 1;
        for (int rank : ranks) {
            for (int sum = total; sum >= rank; sum--) {
                ways[sum] += ways[sum - rank];
            }
        }
        return ways;
    }
}
