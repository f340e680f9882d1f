package dev.straightway.it.hostile.attack.request;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;

import dev.straightway.it.hostile.attack.seed.Dice;

/** Parts a body into chunks of odd sizes, with extensions and trailers (RFC 9112 §7.1). */
final class Chunked {

    private static final int SMALL = 600;

    private Chunked() {
    }

    static byte[] of(byte[] body, Dice dice) {
        ByteArrayOutputStream chunks = new ByteArrayOutputStream();
        int largest = body.length < SMALL ? SMALL : body.length;
        for (int from = 0; from < body.length;) {
            int size = Math.min(body.length - from, dice.between(1, largest));
            ascii(chunks, size(size, dice) + extension(dice) + "\r\n");
            chunks.write(body, from, size);
            ascii(chunks, "\r\n");
            from += size;
        }
        ascii(chunks, "0\r\n" + (dice.chance(20) ? "X-Trailer: " + dice.word(8) + "\r\n" : "") + "\r\n");
        return chunks.toByteArray();
    }

    private static String size(int size, Dice dice) {
        String hex = Integer.toHexString(size);
        return switch (dice.below(6)) {
            case 0 -> hex.toUpperCase(java.util.Locale.ROOT);
            case 1 -> "000" + hex;
            default -> hex;
        };
    }

    private static String extension(Dice dice) {
        return switch (dice.below(10)) {
            case 0 -> ";" + dice.word(4);
            case 1 -> ";" + dice.word(4) + "=" + dice.word(9);
            case 2 -> ";" + dice.word(4) + "=\"" + dice.word(9) + "\"";
            default -> "";
        };
    }

    private static void ascii(ByteArrayOutputStream out, String text) {
        out.writeBytes(text.getBytes(StandardCharsets.US_ASCII));
    }
}
