package dev.straightway.lab.statistics;

import java.util.Arrays;

/**
 * The ratio of values that are no pairs, as those of two runs: of their medians, with a percentile bootstrap of either side by
 * itself, and the test of Mann and Whitney.
 * <p>
 * What changed between the runs is part of the ratio, be it the program or the machine; no statistics can tell them apart.
 */
public final class UnpairedRatio {

    private static final double LEVEL = 0.025;

    private UnpairedRatio() {
    }

    /**
     * @param after values of the later run
     * @param before values of the earlier run
     * @return the ratio of later to earlier; unknown where a side is empty or a median isn't above zero
     */
    public static Ratio of(double[] after, double[] before) {
        int rounds = Math.min(after.length, before.length);
        double[] above = Arrays.stream(after).sorted().toArray();
        double[] below = Arrays.stream(before).sorted().toArray();
        double ratio = Quantiles.median(above) / Quantiles.median(below);
        if (!Double.isFinite(ratio) || below[0] <= 0) {
            return Ratio.unknown(rounds);
        }
        return new Ratio(ratio, interval(above, below, rounds), RankSum.p(after, before), rounds);
    }

    private static Interval interval(double[] above, double[] below, int rounds) {
        if (rounds < Rule.STANDARD.leastRounds()) {
            return Interval.UNKNOWN;
        }
        int[][] later = Resamples.of(above.length, 1);
        int[][] earlier = Resamples.of(below.length, 2);
        double[] ratios = new double[Resamples.COUNT];
        Arrays.setAll(ratios, i -> Quantiles.median(above, later[i]) / Quantiles.median(below, earlier[i]));
        return Resamples.between(ratios, LEVEL);
    }
}
