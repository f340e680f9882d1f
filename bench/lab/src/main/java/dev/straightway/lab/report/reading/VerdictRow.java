package dev.straightway.lab.report.reading;

import dev.straightway.lab.results.Results.MeasuredMetric;
import dev.straightway.lab.results.Results.MeasuredTarget;
import dev.straightway.lab.statistics.Verdict;
import dev.straightway.lab.statistics.Wording;

/**
 * One comparison with the reference, by the primary metric.
 *
 * @param ratio the target's figure divided by the reference's; NaN where either is unknown
 * @param low where the 95 % interval of the ratio begins; NaN without one
 * @param high where it ends; NaN without one
 * @param p how likely so large a difference is where there is none, 0 to 1; NaN where it was not computed
 * @param rounds how many rounds were compared
 * @param detectable the smallest difference that this run could have seen, as a part of one; NaN where that is unknown
 * @param wording the verdict as a clause that goes on from the name of the target
 */
public record VerdictRow(Group group, MeasuredMetric metric, MeasuredTarget target, MeasuredTarget base, double ratio,
        double low, double high, double p, int rounds, double detectable, Verdict.Kind outcome,
        Wording wording) {

    public String words() {
        return wording.text();
    }

    /** {@return the words with what they compare with, what the range in their brackets is, and what it rests on} */
    public String inFull() {
        String than = decided() ? " " + wording.joint() + " " + base.title() : "";
        String range = wording.range().isEmpty() ? ""
                : " (95 % interval " + wording.range() + "; " + (decided() ? equation() + ", " : "") + rounds + " rounds)";
        return wording.claim() + than + range + wording.remark();
    }

    private String equation() {
        String text = Numbers.p(p);
        return text.startsWith("<") ? "p " + text : "p = " + text;
    }

    public boolean decided() {
        return outcome.difference();
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
