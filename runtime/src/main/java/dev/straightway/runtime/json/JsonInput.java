package dev.straightway.runtime.json;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/**
 * A JSON text in UTF-8 that is read from front to back, as strictly as RFC 8259 has it.
 * <p>
 * Whatever is unusual is {@link Unforeseen}, from a byte order mark to a name of a thousand characters: Jackson then reads the
 * whole text, with its own leniency and its own failures. Used by one thread.
 */
public final class JsonInput {

    /** Within the limits that Jackson has by itself. */
    private static final int LONGEST_TEXT = 1_000_000;
    private static final int LONGEST_NAME = 1000;
    private static final char UNKNOWN = '\ufffd';
    private static final byte[] NULL = { 'n', 'u', 'l', 'l' };

    final byte[] bytes;
    final int end;
    int at;

    /** @param bytes which aren't changed while they are read */
    public JsonInput(byte[] bytes, int offset, int length) {
        this.bytes = bytes;
        this.at = offset;
        this.end = offset + length;
    }

    /** {@return a text of nothing but {@code null}} */
    static JsonInput ofNull() {
        return new JsonInput(NULL, 0, NULL.length);
    }

    /** Nothing but blanks may stand behind the value that was read. */
    public void finish() {
        skipBlanks();
        if (at < end) {
            throw new Unforeseen("something behind the value");
        }
    }

    private void skipBlanks() {
        while (at < end) {
            byte next = bytes[at];
            if (next != ' ' && next != '\n' && next != '\r' && next != '\t') {
                return;
            }
            at++;
        }
    }

    /** {@return the next byte that isn't blank, which stays unread} */
    byte peek() {
        if (at < end && bytes[at] > ' ') {
            return bytes[at];
        }
        skipBlanks();
        if (at == end) {
            throw new Unforeseen("the end of the text");
        }
        return bytes[at];
    }

    /** {@return whether a character comes next, which is read then} */
    boolean takes(char character) {
        boolean comes = peek() == character;
        if (comes) {
            at++;
        }
        return comes;
    }

    void take(char character) {
        if (!takes(character)) {
            throw new Unforeseen("no " + character);
        }
    }

    /** {@return whether {@code null} comes next, which is read then} */
    boolean takesNull() {
        boolean comes = peek() == 'n';
        if (comes) {
            word("null");
        }
        return comes;
    }

    void word(String word) {
        int length = word.length();
        if (end - at < length) {
            throw new Unforeseen("no " + word);
        }
        for (int i = 0; i < length; i++) {
            if (bytes[at + i] != word.charAt(i)) {
                throw new Unforeseen("no " + word);
            }
        }
        at += length;
    }

    /**
     * {@return whether a name comes next, which is read then}
     *
     * @param quoted with its quotes
     */
    boolean takesName(byte[] quoted) {
        int length = quoted.length;
        if (peek() != '"' || end - at < length || bytes[at + length - 1] != '"'
                || !Arrays.equals(bytes, at, at + length, quoted, 0, length)) {
            return false;
        }
        at += length;
        return true;
    }

    /** {@return a name that isn't known before; Jackson has rules of its own for surrogates in names} */
    String name() {
        String name = text();
        if (name.length() > LONGEST_NAME || name.chars().anyMatch(next -> Character.isSurrogate((char) next))) {
            throw new Unforeseen("a long or odd name");
        }
        return name;
    }

    /** {@return the text between quotes} */
    String text() {
        take('"');
        int from = at;
        int to = plainEnd(from);
        if (to - from > LONGEST_TEXT) {
            throw new Unforeseen("a long text");
        }
        if (bytes[to] == '"') {
            at = to + 1;
            return new String(bytes, from, to - from, StandardCharsets.ISO_8859_1);
        }
        return strange(from);
    }

    /** {@return where characters end that stand for themselves, each a byte of its own} */
    private int plainEnd(int from) {
        byte[] source = bytes;
        for (int i = from; i < end; i++) {
            byte next = source[i];
            if (next < ' ' || next == '"' || next == '\\') {
                return i;
            }
        }
        throw new Unforeseen("a text without end");
    }

    private String strange(int from) {
        StringBuilder text = null;
        at = from;
        for (int begin = from;; begin = at) {
            int stop = stop(begin);
            String piece = decoded(begin, stop);
            at = stop + 1;
            if (bytes[stop] == '"') {
                return text == null ? piece : text.append(piece).toString();
            }
            text = text == null ? new StringBuilder() : text;
            text.append(piece).append(escaped());
            if (at - from > LONGEST_TEXT) {
                throw new Unforeseen("a long text");
            }
        }
    }

    /** {@return where the next quote or escape is} */
    private int stop(int from) {
        for (int i = from; i < end; i++) {
            byte next = bytes[i];
            if (next == '"' || next == '\\') {
                return i;
            }
            if (next >= 0 && next < ' ') {
                throw new Unforeseen("a control character in a text");
            }
        }
        throw new Unforeseen("a text without end");
    }

    /** Bytes that aren't UTF-8 are decoded to a character that isn't taken for a good one either. */
    private String decoded(int from, int to) {
        String text = new String(bytes, from, to - from, StandardCharsets.UTF_8);
        if (text.indexOf(UNKNOWN) >= 0 || to - from > LONGEST_TEXT) {
            throw new Unforeseen("a text that may be malformed");
        }
        return text;
    }

    private char escaped() {
        if (at >= end) {
            throw new Unforeseen("an escape without end");
        }
        byte letter = bytes[at++];
        return switch (letter) {
            case '"', '\\', '/' -> (char) letter;
            case 'b' -> '\b';
            case 'f' -> '\f';
            case 'n' -> '\n';
            case 'r' -> '\r';
            case 't' -> '\t';
            case 'u' -> numbered();
            default -> throw new Unforeseen("an escape that doesn't exist");
        };
    }

    private char numbered() {
        if (end - at < 4) {
            throw new Unforeseen("an escape without end");
        }
        int value = 0;
        for (int i = 0; i < 4; i++) {
            int digit = bytes[at] < 0 ? -1 : Character.digit(bytes[at], 16);
            if (digit < 0) {
                throw new Unforeseen("an escape that doesn't exist");
            }
            value = value << 4 | digit;
            at++;
        }
        return (char) value;
    }
}
