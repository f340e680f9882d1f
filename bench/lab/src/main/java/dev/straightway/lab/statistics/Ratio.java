package dev.straightway.lab.statistics;

import java.util.Locale;

/**
 * How many times the base the target costs or gives.
 *
 * @param value the ratio; NaN where there is nothing to divide
 * @param interval its 95 % interval
 * @param p how often chance alone gives a difference as clear as this one or clearer, two-sided; 1 where there is nothing to
 *        test
 * @param rounds what it rests on: pairs of one round, or the rounds of the shorter run where two runs are compared
 * @param spread how the rounds vary, where they were paired
 */
public record Ratio(double value, Interval interval, double p, int rounds, Spread spread) {

    /** A ratio of values that aren't paired. */
    Ratio(double value, Interval interval, double p, int rounds) {
        this(value, interval, p, rounds, Spread.UNKNOWN);
    }

    static Ratio unknown(int rounds) {
        return new Ratio(Double.NaN, Interval.UNKNOWN, 1, rounds);
    }

    public boolean known() {
        return !Double.isNaN(value);
    }

    /** {@return it as "0.71× (0.69–0.73)", without the interval where that is unknown, "-" where all of it is} */
    public String words() {
        return interval.known() ? number() + " (" + interval.words() + ")" : number();
    }

    /** {@return the same without the interval} */
    String number() {
        return known() ? String.format(Locale.ROOT, "%.2f×", value) : "-";
    }
}
