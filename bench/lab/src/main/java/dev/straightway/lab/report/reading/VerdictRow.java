package dev.straightway.lab.report.reading;

import dev.straightway.lab.results.Results.MeasuredMetric;
import dev.straightway.lab.results.Results.MeasuredTarget;

/**
 * One comparison with the reference, by the primary metric.
 *
 * @param ratio the target's figure divided by the reference's; NaN where either is unknown
 * @param low where the 95 % interval of the ratio begins; NaN without one
 * @param high where it ends; NaN without one
 * @param p how likely so large a difference is where there is none, 0 to 1; NaN where it was not computed
 * @param rounds how many rounds were compared
 * @param detectable the smallest difference that this run could have seen, as a part of one; NaN where that is unknown
 * @param words the verdict as a clause that goes on from the name of the target
 */
public record VerdictRow(Group group, MeasuredMetric metric, MeasuredTarget target, MeasuredTarget base, double ratio,
        double low, double high, double p, int rounds, double detectable, Outcome outcome,
        String words) {

    /** What may be said of a difference. */
    public enum Outcome {
        BETTER("▲", "better"),
        WORSE("▼", "worse"),
        NO_DIFFERENCE("=", "no difference seen"),
        INCONCLUSIVE("?", "inconclusive"),
        NO_VERDICT("–", "no verdict");

        private final String sign;
        private final String title;

        Outcome(String sign, String title) {
            this.sign = sign;
            this.title = title;
        }

        public String sign() {
            return sign;
        }

        public String title() {
            return title;
        }
    }

    public boolean decided() {
        return outcome == Outcome.BETTER || outcome == Outcome.WORSE;
    }

    /** {@return p where the verdict rests on it, else nothing} */
    public String pOfVerdict() {
        return decided() ? Numbers.p(p) : "";
    }

    /** {@return the smallest difference that this run finds in 8 of 10 cases, as "7.1 %"} */
    public String couldHaveSeen() {
        return Numbers.percent(detectable);
    }

    /** {@return the interval as "0.72–0.75", empty without one} */
    public String interval() {
        return Double.isNaN(low) || Double.isNaN(high) ? "" : Numbers.ratio(low) + "–" + Numbers.ratio(high);
    }
}
