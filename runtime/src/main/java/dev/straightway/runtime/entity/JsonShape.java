package dev.straightway.runtime.entity;

import java.util.BitSet;

/**
 * Tells a text whose brackets match from one that JSON-B mustn't see: some of its parsers never come to the end of an array
 * that isn't closed, and go down as deep as the text does.
 */
final class JsonShape {

    /** As Jackson has it. */
    private static final int DEEPEST = 1000;

    private JsonShape() {
    }

    /** {@return whether all brackets outside of strings are closed by their own kind, and none lie too deep} */
    static boolean isWhole(String text) {
        BitSet objects = new BitSet();
        int depth = 0;
        for (int i = 0; i < text.length(); i++) {
            char letter = text.charAt(i);
            if (letter == '"') {
                i = endOfString(text, i + 1);
            } else if (letter == '{' || letter == '[') {
                objects.set(depth, letter == '{');
                if (++depth > DEEPEST) {
                    return false;
                }
            } else if (letter == '}' || letter == ']') {
                if (--depth < 0 || objects.get(depth) != (letter == '}')) {
                    return false;
                }
            }
        }
        return depth == 0;
    }

    /** {@return where a string ends; behind the text if it doesn't} */
    private static int endOfString(String text, int begin) {
        for (int i = begin; i < text.length(); i++) {
            if (text.charAt(i) == '\\') {
                i++;
            } else if (text.charAt(i) == '"') {
                return i;
            }
        }
        return text.length();
    }
}
