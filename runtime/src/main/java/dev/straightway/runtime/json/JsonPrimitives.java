package dev.straightway.runtime.json;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.nio.charset.StandardCharsets;

/** Reads flags, and numbers that have no more digits than anybody needs. */
public final class JsonPrimitives {

    /** As many as always fit into a {@code long}. */
    private static final int MOST_DIGITS = 18;
    /** As many as always fit into a {@code double} without being rounded. */
    private static final int MOST_EXACT_DIGITS = 15;
    private static final int LONGEST = 100;
    /** Powers of ten that are exact as a {@code double}. */
    private static final double[] TENS = { 1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15 };

    private JsonPrimitives() {
    }

    /** {@return an integer between two bounds} */
    static long whole(JsonInput input, long least, long most) {
        boolean negative = input.peek() == '-';
        int from = input.at + (negative ? 1 : 0);
        int to = digitsEnd(input, from);
        if (to - from > MOST_DIGITS || !isWholeEnd(input, to)) {
            throw new Unforeseen("a number that is long or no integer");
        }
        long value = digits(input.bytes, from, to, 0);
        value = negative ? -value : value;
        if (value < least || value > most) {
            throw new Unforeseen("a number that is out of range");
        }
        input.at = to;
        return value;
    }

    /** Called by generated code. */
    public static int integer(JsonInput input) {
        return (int) whole(input, Integer.MIN_VALUE, Integer.MAX_VALUE);
    }

    /** Called by generated code. */
    public static long longInteger(JsonInput input) {
        return whole(input, Long.MIN_VALUE, Long.MAX_VALUE);
    }

    /**
     * A number without exponent and with few digits is a quotient of two that are exact, so that it is rounded once, as it
     * should be. Called by generated code.
     */
    public static double real(JsonInput input) {
        boolean negative = input.peek() == '-';
        int from = input.at + (negative ? 1 : 0);
        int point = digitsEnd(input, from);
        if (isWholeEnd(input, point)) {
            return whole(input, Long.MIN_VALUE, Long.MAX_VALUE);
        }
        if (input.bytes[point] == '.') {
            int to = digitRun(input, point + 1);
            if (to > point + 1 && to - from <= MOST_EXACT_DIGITS && isWholeEnd(input, to)) {
                input.at = to;
                long digits = digits(input.bytes, point + 1, to, digits(input.bytes, from, point, 0));
                double value = digits / TENS[to - point - 1];
                return negative ? -value : value;
            }
        }
        return Double.parseDouble(number(input));
    }

    /** Called by generated code. */
    public static float shortReal(JsonInput input) {
        int to = digitsEnd(input, input.at + (input.peek() == '-' ? 1 : 0));
        return isWholeEnd(input, to) ? whole(input, Long.MIN_VALUE, Long.MAX_VALUE) : Float.parseFloat(number(input));
    }

    /** Called by generated code. */
    public static boolean flag(JsonInput input) {
        boolean value = input.peek() == 't';
        input.word(value ? "true" : "false");
        return value;
    }

    static BigDecimal decimal(JsonInput input) {
        return new BigDecimal(number(input));
    }

    static BigInteger bigInteger(JsonInput input) {
        int to = digitsEnd(input, input.at + (input.peek() == '-' ? 1 : 0));
        if (!isWholeEnd(input, to)) {
            throw new Unforeseen("a number that isn't an integer");
        }
        return new BigInteger(number(input));
    }

    /** {@return a number as it is written} */
    static String number(JsonInput input) {
        boolean negative = input.peek() == '-';
        int from = input.at;
        int to = digitsEnd(input, negative ? from + 1 : from);
        if (to < input.end && input.bytes[to] == '.') {
            to = someDigits(input, to + 1);
        }
        if (to < input.end && (input.bytes[to] | ' ') == 'e') {
            boolean signed = to + 1 < input.end && (input.bytes[to + 1] == '-' || input.bytes[to + 1] == '+');
            to = someDigits(input, signed ? to + 2 : to + 1);
        }
        if (to - from > LONGEST) {
            throw new Unforeseen("a long number");
        }
        input.at = to;
        return new String(input.bytes, from, to - from, StandardCharsets.ISO_8859_1);
    }

    /** {@return where the integer ends that begins somewhere; it has no leading zeros} */
    private static int digitsEnd(JsonInput input, int from) {
        int to = someDigits(input, from);
        if (to - from > 1 && input.bytes[from] == '0') {
            throw new Unforeseen("a number with leading zeros");
        }
        return to;
    }

    private static int someDigits(JsonInput input, int from) {
        int to = digitRun(input, from);
        if (to == from) {
            throw new Unforeseen("no digit");
        }
        return to;
    }

    private static int digitRun(JsonInput input, int from) {
        int to = from;
        while (to < input.end && input.bytes[to] >= '0' && input.bytes[to] <= '9') {
            to++;
        }
        return to;
    }

    private static boolean isWholeEnd(JsonInput input, int to) {
        return to == input.end || input.bytes[to] != '.' && (input.bytes[to] | ' ') != 'e';
    }

    private static long digits(byte[] bytes, int from, int to, long before) {
        long value = before;
        for (int i = from; i < to; i++) {
            value = value * 10 + bytes[i] - '0';
        }
        return value;
    }
}
