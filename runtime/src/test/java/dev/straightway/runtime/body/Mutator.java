package dev.straightway.runtime.body;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Random;

/** Makes broken bodies of valid ones, the same of the same seed. */
final class Mutator {

    /** No body gets longer. */
    private static final int LONGEST = 1 << 16;
    private static final int MOST_CHANGES = 6;
    private static final int MOST_COPIES = 2000;

    /** What parsers stumble over. */
    private static final List<String> NASTY = List.of("[", "{", "\"", "\\", "\\u", "\\uD800", "\u0000", "\uFEFF", "\uFFFD", ",",
            ":", "]", "}",
            "null", "NaN", "-", "1e999999999", "-1e-999999999", "99999999999999999999999999", "0x7f", "1.", ".1", "true",
            "<", ">", "</", "<!--", "<![CDATA[", "<!DOCTYPE a [<!ENTITY b \"b\">]>", "&b;", "&#0;", "&#x110000;",
            "<?xml encoding=\"UTF-32\"?>",
            "xmlns:a=\"a\"", "]]>", "<a>", "%", "%0", "%zz", "%C3", "&", "=", "+", "\r\n", "\r\n\r\n", "--", "--b", "--b--",
            "Content-Disposition: form-data; name=\"", "filename*=utf-9''%", "Content-Type: text/plain;charset=", "=?utf-8?b?",
            ";", "*/*",
            "charset=", "_charset_", "\uD83D\uDE00");

    private static final List<String> CHARSETS = List.of("utf-8", "UTF-16", "utf-7", "iso-8859-1", "us-ascii", "x", "\"",
            "utf-32le",
            "ibm1047", "shift_jis", "");

    private final List<byte[]> valid;
    private final String contentType;

    Mutator(List<byte[]> valid, String contentType) {
        this.valid = valid;
        this.contentType = contentType;
    }

    byte[] body(Random random) {
        byte[] body = valid.get(random.nextInt(valid.size()));
        for (int i = random.nextInt(MOST_CHANGES); i >= 0; i--) {
            body = changed(body, random);
        }
        return body.length <= LONGEST ? body : slice(body, 0, LONGEST);
    }

    /** Most often as it is. */
    String contentType(Random random) {
        return switch (random.nextInt(12)) {
            case 0 -> contentType + ";charset=" + CHARSETS.get(random.nextInt(CHARSETS.size()));
            case 1 -> contentType.replace("boundary=b", "boundary=" + NASTY.get(random.nextInt(NASTY.size())));
            default -> contentType;
        };
    }

    private byte[] changed(byte[] body, Random random) {
        int from = random.nextInt(body.length + 1);
        int to = from + random.nextInt(Math.min(body.length - from, 64) + 1);
        return switch (random.nextInt(9)) {
            case 0 -> slice(body, 0, from);
            case 1 -> joined(slice(body, 0, from), slice(body, to, body.length));
            case 2 -> joined(slice(body, 0, from), nasty(random), slice(body, from, body.length));
            case 3 -> joined(slice(body, 0, from), nasty(random), slice(body, to, body.length));
            case 4 -> joined(slice(body, 0, from), copies(slice(body, from, to), random), slice(body, to, body.length));
            case 5 -> joined(slice(body, 0, from), copies(nasty(random), random), slice(body, from, body.length));
            case 6 -> other(body, from, random);
            case 7 -> joined(slice(body, 0, from), bytes(random), slice(body, to, body.length));
            default -> flipped(body, random);
        };
    }

    private byte[] other(byte[] body, int from, Random random) {
        byte[] other = valid.get(random.nextInt(valid.size()));
        return joined(slice(body, 0, from), slice(other, random.nextInt(other.length + 1), other.length));
    }

    private static byte[] flipped(byte[] body, Random random) {
        byte[] flipped = body.clone();
        for (int i = random.nextInt(4); i >= 0 && body.length > 0; i--) {
            flipped[random.nextInt(body.length)] ^= (byte) (1 << random.nextInt(8));
        }
        return flipped;
    }

    private static byte[] nasty(Random random) {
        return NASTY.get(random.nextInt(NASTY.size())).getBytes(StandardCharsets.UTF_8);
    }

    private static byte[] bytes(Random random) {
        byte[] bytes = new byte[random.nextInt(8)];
        random.nextBytes(bytes);
        return bytes;
    }

    private static byte[] copies(byte[] slice, Random random) {
        int times = random.nextInt(4) == 0 ? random.nextInt(MOST_COPIES) : random.nextInt(5);
        ByteArrayOutputStream all = new ByteArrayOutputStream();
        for (int i = 0; i < times && all.size() < LONGEST; i++) {
            all.writeBytes(slice);
        }
        return all.toByteArray();
    }

    private static byte[] slice(byte[] body, int from, int to) {
        return java.util.Arrays.copyOfRange(body, from, to);
    }

    private static byte[] joined(byte[]... parts) {
        ByteArrayOutputStream all = new ByteArrayOutputStream();
        for (byte[] part : parts) {
            all.writeBytes(part);
        }
        return all.toByteArray();
    }
}
