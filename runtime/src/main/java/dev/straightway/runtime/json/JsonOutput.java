package dev.straightway.runtime.json;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/**
 * The bytes of a JSON text that grows, as {@code UTF8JsonGenerator} of Jackson with its default features writes it: no blanks,
 * control characters and surrogates as escapes with upper-case digits, everything else as UTF-8.
 * <p>
 * The commas come by themselves: a name or an element that doesn't follow an opening bracket follows another one. Used by one
 * thread.
 */
public final class JsonOutput {

    private static final byte[] HEX = ascii("0123456789ABCDEF");
    private static final byte[] LOWER_HEX = ascii("0123456789abcdef");
    private static final byte[] NULL = ascii("null");
    private static final byte[] TRUE = ascii("true");
    private static final byte[] FALSE = ascii("false");
    /** For each ASCII character: 0 where it stands for itself, -1 for an escape by number, else the letter of the escape. */
    private static final byte[] ESCAPES = escapes();
    /**
     * What a look at a text has to know of each of the first 256 characters. The characters of most strings are bytes, so that
     * the compiler needs no mask for the index.
     */
    private static final byte[] KINDS = kinds();
    private static final int ESCAPED = 1;
    private static final int RESERVED = 2;
    /** How far the bits of other characters are beyond these. */
    private static final int OTHERS = 2;
    private static final int LONGEST_CHARACTER = 6;
    private static final long BILLION = 1_000_000_000;
    /** The room that even a short text gets once it grows, in bytes. */
    private static final int LEAST = 32;

    private byte[] bytes;
    private int end;
    /** The last part that needs no escapes: the links of an answer begin with the same. */
    private String plainPart;
    /** The last text, if all of it is unreserved: links often repeat the id that is written before them. */
    private String unreserved;

    /** @param expected the length that the text will probably have, in bytes */
    public JsonOutput(int expected) {
        this(new byte[expected]);
    }

    /** @param room that nobody else has; if the text needs more, it moves to a longer array */
    public JsonOutput(byte[] room) {
        this.bytes = room;
    }

    private static byte[] ascii(String text) {
        byte[] bytes = new byte[text.length()];
        for (int i = 0; i < bytes.length; i++) {
            bytes[i] = (byte) text.charAt(i);
        }
        return bytes;
    }

    private static byte[] escapes() {
        byte[] escapes = new byte[128];
        Arrays.fill(escapes, 0, ' ', (byte) -1);
        String letters = "\bb\tt\nn\ff\rr\"\"\\\\";
        for (int i = 0; i < letters.length(); i += 2) {
            escapes[letters.charAt(i)] = (byte) letters.charAt(i + 1);
        }
        return escapes;
    }

    private static byte[] kinds() {
        byte[] kinds = new byte[256];
        for (char c = 0; c < kinds.length; c++) {
            kinds[c] = (byte) ((c < 128 && ESCAPES[c] == 0 ? 0 : ESCAPED) | (isUnreserved(c) ? 0 : RESERVED));
        }
        return kinds;
    }

    /** {@return whether a character stands for itself in every part of a URI (RFC 3986 §2.3)} */
    public static boolean isUnreserved(char c) {
        return c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z' || c >= '0' && c <= '9' || "-._~".indexOf(c) >= 0;
    }

    /** {@return the array that holds the text, which may be longer} */
    public byte[] bytes() {
        return bytes;
    }

    /** {@return the length of the text in bytes} */
    public int length() {
        return end;
    }

    /** {@return what was written, which must be ASCII} */
    public String ascii() {
        return new String(bytes, 0, end, StandardCharsets.ISO_8859_1);
    }

    /** @param bracket an ASCII character: opens or closes an object or an array */
    void bracket(char bracket) {
        room(1);
        bytes[end++] = (byte) bracket;
    }

    /**
     * The name of a property.
     *
     * @param quoted with its quotes and the colon
     * @param marked whether it begins with the bracket or the comma that stands before it
     */
    void name(byte[] quoted, boolean marked) {
        room(quoted.length + 1);
        if (!marked) {
            comma();
        }
        raw(quoted);
    }

    /** A name that isn't known before. */
    void name(String name) {
        next();
        text(name);
        bracket(':');
    }

    /** Stands before each element of an array. */
    void next() {
        room(1);
        comma();
    }

    private void comma() {
        byte last = bytes[end - 1];
        if (last != '{' && last != '[') {
            bytes[end++] = ',';
        }
    }

    /** The absence of a value. */
    void nothing() {
        encoded(NULL);
    }

    void flag(boolean value) {
        encoded(value ? TRUE : FALSE);
    }

    /** A value that is encoded already. */
    void encoded(byte[] value) {
        room(value.length);
        raw(value);
    }

    private void raw(byte[] value) {
        System.arraycopy(value, 0, bytes, end, value.length);
        end += value.length;
    }

    public void number(int value) {
        if (value == Integer.MIN_VALUE) {
            plain(Integer.toString(value));
            return;
        }
        int rest = Math.abs(value);
        int digits = digits(rest);
        room(digits + 1);
        if (value < 0) {
            bytes[end++] = '-';
        }
        int at = end + digits;
        end = at;
        do {
            int tens = rest / 10;
            bytes[--at] = (byte) ('0' + rest - tens * 10);
            rest = tens;
        } while (rest != 0);
    }

    private static int digits(int value) {
        int digits = 1;
        for (long limit = 10; value >= limit; limit *= 10) {
            digits++;
        }
        return digits;
    }

    public void number(long value) {
        if (value == (int) value) {
            number((int) value);
        } else if (value == Long.MIN_VALUE) {
            plain(Long.toString(value));
        } else {
            if (value < 0) {
                bracket('-');
            }
            long rest = Math.abs(value);
            number(rest / BILLION);
            nine((int) (rest % BILLION));
        }
    }

    /** Nine digits, with the zeros before a number. */
    private void nine(int value) {
        room(9);
        int rest = value;
        for (int at = end + 8; at >= end; at--) {
            bytes[at] = (byte) ('0' + rest % 10);
            rest /= 10;
        }
        end += 9;
    }

    /** A number that JSON has no word for stands in quotes. */
    void number(double value) {
        real(Double.toString(value), Double.isFinite(value));
    }

    void number(float value) {
        real(Float.toString(value), Float.isFinite(value));
    }

    private void real(String number, boolean finite) {
        if (finite) {
            plain(number);
        } else {
            quoted(number);
        }
    }

    /** Plain ASCII characters as they are, without quotes. */
    @SuppressWarnings("deprecation") // what it is deprecated for, that it knows no other characters, makes it a copy
    public void plain(String characters) {
        int length = characters.length();
        room(length);
        characters.getBytes(0, length, bytes, end);
        end += length;
    }

    /** One plain ASCII character as it is. */
    public void plain(char character) {
        bracket(character);
    }

    /** The last digits of a number to base 16, in lower case. */
    void hexadecimal(long number, int digits) {
        room(digits);
        byte[] target = bytes;
        int at = end;
        for (int shift = 4 * (digits - 1); shift >= 0; shift -= 4) {
            target[at++] = LOWER_HEX[(int) (number >> shift) & 15];
        }
        end = at;
    }

    /** Plain ASCII characters between quotes. */
    void quoted(String characters) {
        bracket('"');
        plain(characters);
        bracket('"');
    }

    /** Any text, between quotes. */
    void text(String value) {
        room(value.length() + 2);
        bytes[end++] = '"';
        escaped(value);
        bracket('"');
    }

    /** A part of a text, without quotes. */
    public void part(String value) {
        if (value == plainPart) { // the same object, since a look at the text is what this saves
            plain(value);
        } else {
            plainPart = escaped(value) ? value : null;
        }
    }

    /**
     * The last text once more, without quotes, if all of its characters are {@linkplain #isUnreserved unreserved}.
     *
     * @return whether that is so and the text is the same object, so that it was written
     */
    public boolean again(String text) {
        if (text != unreserved) {
            return false;
        }
        plain(text);
        return true;
    }

    /**
     * A text as it is, without quotes, unless one of its characters may not stand there.
     *
     * @param refused for each of 256 characters: 0 if it may stand there, as some of ASCII may; others may not
     * @return whether it was written
     */
    public boolean plain(String text, byte[] refused) {
        boolean allowed = kinds(text, refused) == 0;
        if (allowed) {
            end += text.length();
        }
        return allowed;
    }

    /**
     * Puts a text behind the end as if it were ASCII, and looks at it.
     *
     * @param kinds for each of 256 characters
     * @return the bits of all characters, and higher ones if there are others
     */
    private int kinds(String text, byte[] kinds) {
        int length = text.length();
        room(length);
        byte[] target = bytes;
        int from = end;
        int found = 0;
        // No branch for each character: the texts that are asked for are nearly always plain.
        for (int i = 0; i < length; i++) {
            int next = text.charAt(i);
            target[from + i] = (byte) next;
            found |= kinds[next & 255] | next >> 8 << OTHERS;
        }
        return found;
    }

    /** {@return whether nothing had to be escaped and all is ASCII} */
    private boolean escaped(String value) {
        int found = kinds(value, KINDS);
        unreserved = found == 0 ? value : null;
        if ((found & ~RESERVED) == 0) {
            end += value.length();
            return true;
        }
        int first = 0;
        while (value.charAt(first) < 128 && ESCAPES[value.charAt(first)] == 0) {
            first++;
        }
        // They were written before the others were found.
        end += first;
        strange(value, first);
        return false;
    }

    private void strange(String value, int from) {
        for (int i = from; i < value.length(); i++) {
            room(LONGEST_CHARACTER);
            char next = value.charAt(i);
            if (next < 128) {
                ascii(next);
            } else if (Character.isSurrogate(next)) {
                escape(next);
            } else {
                beyond(next);
            }
        }
    }

    private void ascii(char character) {
        byte escape = ESCAPES[character];
        if (escape == 0) {
            bytes[end++] = (byte) character;
        } else if (escape > 0) {
            bytes[end++] = '\\';
            bytes[end++] = escape;
        } else {
            escape(character);
        }
    }

    private void escape(char character) {
        bytes[end++] = '\\';
        bytes[end++] = 'u';
        for (int shift = 12; shift >= 0; shift -= 4) {
            bytes[end++] = HEX[character >> shift & 15];
        }
    }

    private void beyond(char character) {
        if (character < 0x800) {
            bytes[end++] = (byte) (0xC0 | character >> 6);
        } else {
            bytes[end++] = (byte) (0xE0 | character >> 12);
            bytes[end++] = (byte) (0x80 | character >> 6 & 0x3F);
        }
        bytes[end++] = (byte) (0x80 | character & 0x3F);
    }

    /** Makes room, also for a comma or a quote behind. */
    private void room(int more) {
        if (bytes.length - end <= more) {
            bytes = Arrays.copyOf(bytes, length(bytes.length, (long) end + more + 1));
        }
    }

    /** {@return the length of a larger array, at least as large as is asked for} */
    private static int length(int present, long least) {
        if (least > Integer.MAX_VALUE - 8) {
            throw new OutOfMemoryError("JSON of more than 2 GiB");
        }
        return (int) Math.max(Math.max(least, LEAST), Math.min(present * 2L, Integer.MAX_VALUE - 8));
    }
}
