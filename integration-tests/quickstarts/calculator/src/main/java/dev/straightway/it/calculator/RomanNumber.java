package dev.straightway.it.calculator;

import java.util.Map;
import java.util.NavigableMap;
import java.util.TreeMap;

/** A number that is written with letters; JAX-RS makes it of a text. */
public final class RomanNumber {

    private static final NavigableMap<Integer, String> LETTERS = new TreeMap<>(Map.of(1000, "M", 500, "D", 100, "C", 50, "L",
            10, "X", 9, "IX", 5, "V", 4, "IV", 1, "I"));
    private final int value;

    public RomanNumber(String text) {
        value = Integer.parseInt(text);
        if (value < 1 || value > 39) {
            throw new IllegalArgumentException(text + " is not 1 to 39");
        }
    }

    @Override
    public String toString() {
        var text = new StringBuilder();
        int rest = value;
        while (rest > 0) {
            var letter = LETTERS.floorEntry(rest);
            text.append(letter.getValue());
            rest -= letter.getKey();
        }
        return text.toString();
    }
}
