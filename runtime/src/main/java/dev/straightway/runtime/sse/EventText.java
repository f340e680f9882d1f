package dev.straightway.runtime.sse;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.ByteArrayOutputStream;

/**
 * Gathers the lines of one event in UTF-8.
 * <p>
 * Puts the space that clients drop after the colon where a value starts with a space, which would lose its own.
 */
final class EventText {

    private final ByteArrayOutputStream lines = new ByteArrayOutputStream(128);

    /** Adds a field of one line. */
    void field(String name, String value) {
        byte[] bytes = value.getBytes(UTF_8);
        line(name.getBytes(UTF_8), bytes, 0, bytes.length);
    }

    /** Adds a field for each line of a text; lines end at {@code \n}, {@code \r\n} and {@code \r}, and the last at the end. */
    void fields(String name, byte[] text) {
        byte[] field = name.getBytes(UTF_8);
        int start = 0;
        for (int i = 0; i < text.length; i++) {
            if (text[i] == '\n' || text[i] == '\r') {
                line(field, text, start, i);
                if (text[i] == '\r' && i + 1 < text.length && text[i + 1] == '\n') {
                    i++;
                }
                start = i + 1;
            }
        }
        line(field, text, start, text.length);
    }

    /** {@return the event with the blank line that makes a client dispatch it} */
    byte[] end() {
        lines.write('\n');
        return lines.toByteArray();
    }

    private void line(byte[] field, byte[] text, int start, int end) {
        lines.writeBytes(field);
        lines.write(':');
        if (start < end && text[start] == ' ') {
            lines.write(' ');
        }
        lines.write(text, start, end - start);
        lines.write('\n');
    }
}
