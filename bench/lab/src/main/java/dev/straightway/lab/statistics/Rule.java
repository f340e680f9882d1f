package dev.straightway.lab.statistics;

import dev.straightway.lab.results.Results.MeasuredMetric;

/**
 * When a ratio is a verdict.
 * <p>
 * Three conditions must hold. The exact test keeps the false alarms of one verdict at 5 % whatever the noise looks like. The
 * interval, which is the same test's, must lie wholly beyond {@code margin}: else a difference of a thousandth would be called
 * real if it were measured often enough. And among all verdicts of a report, p must stay below {@code significance} by Holm's
 * correction. With six rounds the exact test says no less than 0.031, which no correction lets pass; so that p is Student's, of
 * the logarithms, exact where noise is normal.
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
     * @param metric that it is of
     * @param place where the ratio stands among all verdicts of the report
     * @param detection that of the report
     */
    Verdict judge(Ratio ratio, MeasuredMetric metric, Family.Place place, Detectable detection) {
        return new Verdict(kind(ratio, metric.lowerIsBetter(), place.familyP()), ratio, leastRounds, place.familyP(),
                place.verdicts(), metric.title(), detection);
    }

    /** {@return what is said where there is no metric for a verdict} */
    Verdict none() {
        return new Verdict(Verdict.Kind.NO_VERDICT, Ratio.unknown(0), leastRounds, 1, 1, "", new Detectable());
    }

    private Verdict.Kind kind(Ratio ratio, boolean lowerIsBetter, double familyP) {
        if (ratio.rounds() < leastRounds || !ratio.interval().known()) {
            return Verdict.Kind.NO_VERDICT;
        }
        if (ratio.p() < significance && familyP < significance && ratio.interval().outside(1 - margin, 1 + margin)) {
            return ratio.value() < 1 == lowerIsBetter ? Verdict.Kind.BETTER : Verdict.Kind.WORSE;
        }
        return ratio.interval().within(1 - tight, 1 + tight) ? Verdict.Kind.NO_DIFFERENCE : Verdict.Kind.INCONCLUSIVE;
    }
}
