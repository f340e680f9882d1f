package dev.straightway.runtime.json;

import java.util.UUID;

/** Writes UUIDs as {@code UUID.toString} does, without a string. */
public final class UuidText {

    private UuidText() {
    }

    static void quoted(UUID value, JsonOutput output) {
        output.bracket('"');
        write(value, output);
        output.bracket('"');
    }

    /** Writes a UUID without quotes. */
    public static void write(UUID value, JsonOutput output) {
        long most = value.getMostSignificantBits();
        long least = value.getLeastSignificantBits();
        output.hexadecimal(most >> 32, 8);
        output.plain('-');
        output.hexadecimal(most >> 16, 4);
        output.plain('-');
        output.hexadecimal(most, 4);
        output.plain('-');
        output.hexadecimal(least >> 48, 4);
        output.plain('-');
        output.hexadecimal(least, 12);
    }
}
