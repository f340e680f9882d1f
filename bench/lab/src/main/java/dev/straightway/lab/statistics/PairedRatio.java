package dev.straightway.lab.statistics;

import java.util.Arrays;

/**
 * The ratio of two targets that ran in the same rounds.
 * <p>
 * What a round does to both of them, as a slower clock or a neighbour on the machine, falls out of their ratio; so the ratios
 * of the rounds are what is estimated and tested, as logarithms, in which twice and half are equally far from once.
 */
final class PairedRatio {

    private PairedRatio() {
    }

    /**
     * @param targets values of the target, by round
     * @param bases values of the base, in the same order
     */
    static Ratio of(double[] targets, double[] bases) {
        int n = targets.length;
        double[] logs = new double[n];
        Arrays.setAll(logs, i -> Math.log(targets[i] / bases[i]));
        if (n == 0 || !Arrays.stream(logs).allMatch(Double::isFinite)) {
            return Ratio.unknown(n);
        }
        HodgesLehmann centre = new HodgesLehmann(logs);
        Interval interval = centre.interval();
        return new Ratio(Math.exp(centre.estimate()),
                interval.known() ? new Interval(Math.exp(interval.low()), Math.exp(interval.high())) : interval,
                SignedRank.p(logs), n, Spread.of(logs));
    }
}
