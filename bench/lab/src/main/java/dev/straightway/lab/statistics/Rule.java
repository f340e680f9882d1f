package dev.straightway.lab.statistics;

/**
 * When a ratio is a verdict.
 * <p>
 * Two things must agree, because each alone is weak. The exact test keeps false alarms at 5 % whatever the noise looks like,
 * but would call a difference of a thousandth real if it were measured often enough; the interval says how large the
 * difference is, but rests on few values. So a verdict needs p below {@code significance} and an interval wholly beyond
 * {@code margin}.
 *
 * @param leastRounds fewer give no verdict; six is the least number of pairs with which the signed-rank test can reach 5 %
 *        (two-sided 2/64 = 0.031; with five it is 0.063)
 * @param significance what p must lie below
 * @param margin a difference that nobody cares for, as a part of one
 * @param tight how far an interval may reach to either side of one for "no difference seen"; a wider one is "inconclusive"
 */
public record Rule(int leastRounds, double significance, double margin, double tight) {

    public static final Rule STANDARD = new Rule(6, 0.05, 0.02, 0.05);

    /**
     * @param ratio of target to base
     * @param lowerIsBetter whether the metric is a cost
     */
    public Verdict judge(Ratio ratio, boolean lowerIsBetter) {
        return new Verdict(kind(ratio, lowerIsBetter), ratio, leastRounds);
    }

    private Verdict.Kind kind(Ratio ratio, boolean lowerIsBetter) {
        if (ratio.rounds() < leastRounds || !ratio.interval().known()) {
            return Verdict.Kind.NO_VERDICT;
        }
        if (ratio.p() < significance && ratio.interval().outside(1 - margin, 1 + margin)) {
            return ratio.value() < 1 == lowerIsBetter ? Verdict.Kind.FASTER : Verdict.Kind.SLOWER;
        }
        return ratio.interval().within(1 - tight, 1 + tight) ? Verdict.Kind.NO_DIFFERENCE : Verdict.Kind.INCONCLUSIVE;
    }
}
