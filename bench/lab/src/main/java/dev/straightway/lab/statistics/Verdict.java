package dev.straightway.lab.statistics;

import java.util.Locale;

/**
 * What may be said of a target against its base, on the primary metric.
 *
 * @param ratio what it rests on
 * @param leastRounds how many rounds a verdict needs
 * @param familyP what the p of Student's test is worth among all verdicts of the report
 * @param verdicts how many there are
 * @param metric what is more or less, as "CPU"
 * @param detection finds out what could have been seen
 */
public record Verdict(Kind kind, Ratio ratio, int leastRounds, double familyP, int verdicts, String metric,
        Detectable detection) {

    /** From here on a ratio is said as one: nobody can picture 1,065 per cent more. */
    private static final double MANIFOLD = 2;

    /** What a verdict can say. */
    public enum Kind {
        BETTER("▲", "better"),
        WORSE("▼", "worse"),
        /** The interval is tight around one: a larger difference is unlikely. */
        NO_DIFFERENCE("=", "no difference seen"),
        /** The interval is wide: there may be a difference or none. */
        INCONCLUSIVE("?", "inconclusive"),
        /** Too few rounds, or values that can't be divided. */
        NO_VERDICT("–", "no verdict");

        private final String sign;
        private final String title;

        Kind(String sign, String title) {
            this.sign = sign;
            this.title = title;
        }

        public String sign() {
            return sign;
        }

        public String title() {
            return title;
        }

        /** {@return whether it claims a difference} */
        public boolean difference() {
            return this == BETTER || this == WORSE;
        }
    }

    /** {@return whether it claims a difference} */
    public boolean difference() {
        return kind.difference();
    }

    /** {@return the verdict for people, as "29 % less CPU (27–31 %)" or "11.6× the CPU (10.9–12.2×)"} */
    public String words() {
        return wording().text();
    }

    /** {@return the same in parts} */
    public Wording wording() {
        return switch (kind) {
            case BETTER, WORSE -> difference(ratio.value());
            case NO_DIFFERENCE -> open("no difference seen, ");
            case INCONCLUSIVE -> open("inconclusive: too noisy, ");
            case NO_VERDICT -> new Wording(
                    ratio.rounds() < leastRounds ? "no verdict: " + ratio.rounds() + " of " + leastRounds + " rounds"
                            : "no verdict: a value of the primary metric is not above zero");
        };
    }

    private Wording open(String claim) {
        return new Wording(claim + ratio.number(), "", ratio.interval().words(), couldHaveSeen());
    }

    /**
     * {@return the smallest difference that a run of this noise finds in 8 of 10 cases, as a part of one; NaN where unknown}
     */
    public double detectable() {
        return detection.of(ratio.rounds(), ratio.spread().deviation(), verdicts);
    }

    private String couldHaveSeen() {
        double detectable = detectable();
        return Double.isNaN(detectable) ? ""
                : ", could have seen " + text(detectable * 100, detectable < 0.1) + " %";
    }

    private Wording difference(double value) {
        return value >= MANIFOLD
                ? new Wording(times(value) + "× the " + metric, "of",
                        times(ratio.interval().low()) + "–" + times(ratio.interval().high()) + "×", "")
                : percents(value < 1 ? " less " : " more ");
    }

    private static String times(double ratio) {
        return String.format(Locale.ROOT, ratio < 100 ? "%.1f" : "%.0f", ratio);
    }

    private Wording percents(String change) {
        double one = percent(ratio.interval().low());
        double other = percent(ratio.interval().high());
        boolean fine = Math.min(one, other) < 10;
        return new Wording(text(percent(ratio.value()), fine) + " %" + change + metric, "than",
                text(Math.min(one, other), fine) + "–" + text(Math.max(one, other), fine) + " %", "");
    }

    private static double percent(double ratio) {
        return Math.abs(ratio - 1) * 100;
    }

    private static String text(double percent, boolean fine) {
        return String.format(Locale.ROOT, fine ? "%.1f" : "%.0f", percent);
    }
}
