package dev.straightway.lab.statistics;

/**
 * A verdict for people, in parts, so that a sentence can say more between them.
 *
 * @param claim what it says, as "29 % less CPU" or "11.6× the CPU"
 * @param joint the word between the claim and the name of the base, "than" or "of"; empty where no difference is claimed
 * @param range the interval of the claim, as "27–31 %"; empty without one
 * @param remark what follows with its own punctuation, as ", could have seen 3 %"; empty if nothing does
 */
public record Wording(String claim, String joint, String range, String remark) {

    /** A verdict without a difference and without an interval. */
    Wording(String claim) {
        this(claim, "", "", "");
    }

    /** {@return the same with something more at its end} */
    Wording with(String more) {
        return new Wording(claim, joint, range, remark + more);
    }

    /** {@return all of it, as "29 % less CPU (27–31 %)"} */
    public String text() {
        return claim + (range.isEmpty() ? "" : " (" + range + ")") + remark;
    }
}
