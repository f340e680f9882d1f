package dev.straightway.lab.statistics;

import java.util.Arrays;

/**
 * The ratio of values that are no pairs, as those of two runs: the estimate of Hodges and Lehmann, which is the median of all
 * ratios between a value of the one and a value of the other, with the test of Mann and Whitney and the exact interval of that
 * test.
 * <p>
 * What changed between the runs is part of the ratio, be it the program or the machine; no statistics can tell them apart.
 */
public final class UnpairedRatio {

    private UnpairedRatio() {
    }

    /**
     * @param after values of the later run
     * @param before values of the earlier run
     * @return the ratio of later to earlier; unknown where a side is empty or a value isn't above zero
     */
    public static Ratio of(double[] after, double[] before) {
        int rounds = Math.min(after.length, before.length);
        double[] ratios = Arrays.stream(after).flatMap(later -> Arrays.stream(before).map(earlier -> later / earlier)).sorted()
                .toArray();
        if (rounds == 0 || Arrays.stream(after).anyMatch(value -> !(value > 0))
                || Arrays.stream(before).anyMatch(value -> !(value > 0))) {
            return Ratio.unknown(rounds);
        }
        return new Ratio(Quantiles.median(ratios), interval(ratios, after.length, before.length, rounds),
                RankSum.p(after, before), rounds);
    }

    private static Interval interval(double[] ratios, int after, int before, int rounds) {
        if (rounds < Rule.STANDARD.leastRounds()) {
            return Interval.UNKNOWN;
        }
        int off = RankSum.leftOff(after, before);
        return new Interval(ratios[off], ratios[ratios.length - 1 - off]);
    }
}
