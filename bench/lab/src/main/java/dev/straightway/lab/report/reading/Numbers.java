package dev.straightway.lab.report.reading;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.Locale;

import dev.straightway.lab.statistics.Ratio;

/** Prints numbers with the digits that mean something; what is unknown is a dash. */
public final class Numbers {

    public static final String UNKNOWN = "–";

    private static final int PLAIN_DIGITS = 3;

    private Numbers() {
    }

    /** {@return three significant digits, all those before the point of larger ones} */
    public static String plain(double value) {
        return digits(value, PLAIN_DIGITS);
    }

    /** {@return a figure with the first digit that its interval leaves open as the last, and two to four in all} */
    public static String rounded(double value, double low, double high) {
        double half = (high - low) / 2;
        if (Double.isNaN(half) || half <= 0) {
            return plain(value);
        }
        int byInterval = -magnitude(half);
        int least = 1 - magnitude(value);
        return decimals(value, Math.max(least, Math.min(byInterval, least + 2)));
    }

    /** {@return both ends with the same digits, as "12.1–12.8"} */
    public static String range(double low, double high) {
        int byWidth = -magnitude((high - low) / 2);
        int least = 1 - magnitude(Math.max(Math.abs(low), Math.abs(high)));
        int decimals = Math.max(least, Math.min(byWidth, least + 2));
        return decimals(low, decimals) + "–" + decimals(high, decimals);
    }

    /** {@return a ratio with two decimals, three significant digits from ten on} */
    public static String ratio(double ratio) {
        return ratio >= 10 ? plain(ratio) : decimals(ratio, 2);
    }

    /** {@return a ratio with its interval, as "×0.71 (0.69–0.73)"} */
    public static String times(Ratio ratio) {
        return "×" + withInterval(ratio);
    }

    /** {@return a ratio with its interval where that is known, as "0.71 (0.69–0.73)"} */
    public static String withInterval(Ratio ratio) {
        return ratio(ratio.value()) + (ratio.interval().known()
                ? " (" + ratio(ratio.interval().low()) + "–" + ratio(ratio.interval().high()) + ")"
                : "");
    }

    /** {@return a share of 1 in per cent} */
    public static String percent(double share) {
        double percent = share * 100;
        return Double.isNaN(share) ? UNKNOWN : decimals(percent, Math.abs(percent) < 10 ? 1 : 0) + " %";
    }

    /** {@return a p value; never zero} */
    public static String p(double p) {
        if (Double.isNaN(p)) {
            return UNKNOWN;
        }
        return p < 0.001 ? "< 0.001" : digits(p, 2);
    }

    /** {@return a whole number with its thousands apart} */
    public static String whole(double value) {
        return decimals(value, 0);
    }

    /** {@return a number with so many decimals, for columns that add up} */
    public static String fixed(double value, int decimals) {
        return decimals(value, decimals);
    }

    private static String digits(double value, int digits) {
        return decimals(value, Math.max(0, digits - 1 - magnitude(value)));
    }

    private static int magnitude(double value) {
        return value == 0 || Double.isNaN(value) || Double.isInfinite(value) ? 0
                : (int) Math.floor(Math.log10(Math.abs(value)));
    }

    /** @param decimals behind the point; negative ones round before it */
    private static String decimals(double value, int decimals) {
        if (Double.isNaN(value) || Double.isInfinite(value)) {
            return UNKNOWN;
        }
        BigDecimal rounded = BigDecimal.valueOf(value).setScale(decimals, RoundingMode.HALF_EVEN);
        String text = String.format(Locale.ROOT, "%,." + Math.max(0, decimals) + "f", rounded);
        return text.startsWith("-") ? rounded.signum() == 0 ? text.substring(1) : "−" + text.substring(1) : text;
    }
}
