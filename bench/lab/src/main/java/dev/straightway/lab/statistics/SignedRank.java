package dev.straightway.lab.statistics;

import java.util.Arrays;

import org.apache.commons.statistics.inference.PValueMethod;
import org.apache.commons.statistics.inference.WilcoxonSignedRankTest;

/**
 * Wilcoxon's signed-rank test, exact: if neither of two targets is better, each difference is as likely to have the one sign as
 * the other, whatever the noise looks like.
 * <p>
 * Differences of zero say nothing and are dropped, as Wilcoxon did. Equal differences share the mean of their ranks; the
 * library
 * would then go over to the normal distribution, which is wrong for so few values, so that all assignments of signs are counted
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
        int total = Arrays.stream(ranks).sum();
        int positive = 0;
        double[] ways = new double[total + 1];
        ways[0] = 1;
        for (int i = 0; i < ranks.length; i++) {
            positive += values[i] > 0 ? ranks[i] : 0;
            for (int sum = total; sum >= ranks[i]; sum--) {
                ways[sum] += ways[sum - ranks[i]];
            }
        }
        return Ranks.tails(ways, positive, total);
    }
}
