package dev.straightway.kryo;

import java.util.Arrays;
import java.util.Locale;

/** How messages are compressed. */
public enum KryoCompression {

    /** Not at all. */
    NONE,
    /** Each message as a whole, in the format of zlib (RFC 1950). */
    DEFLATE;

    /** {@return the word for it in the list of registrations} */
    String word() {
        return name().toLowerCase(Locale.ROOT);
    }

    static KryoCompression of(String word) {
        return Arrays.stream(values()).filter(one -> one.word().equals(word)).findFirst()
                .orElseThrow(() -> new IllegalArgumentException("'" + word + "' isn't a compression. Use none or deflate."));
    }
}
