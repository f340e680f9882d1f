package dev.straightway.runtime.negotiation;

import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.charset.UnsupportedCharsetException;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Stream;

/**
 * Finds charsets by names that clients may choose. {@link Charset#forName} looks each name that it doesn't know up in the files
 * of the class path, each time anew, which an event loop must not do. For all threads.
 */
public final class KnownCharsets {

    private static final Map<String, Charset> USUAL = byName(Stream.of(StandardCharsets.UTF_8, StandardCharsets.ISO_8859_1,
            StandardCharsets.US_ASCII, StandardCharsets.UTF_16, StandardCharsets.UTF_16BE, StandardCharsets.UTF_16LE));

    private KnownCharsets() {
    }

    /** All of this JVM: made when somebody asks for one that isn't usual. */
    private static final class All {

        private static final Map<String, Charset> BY_NAME = byName(Charset.availableCharsets().values().stream());

        private All() {
        }
    }

    /** {@return charsets under their names and aliases, in lower case} */
    private static Map<String, Charset> byName(Stream<Charset> charsets) {
        Map<String, Charset> byName = new HashMap<>();
        charsets.forEach(charset -> {
            charset.aliases().forEach(alias -> byName.putIfAbsent(alias.toLowerCase(Locale.ROOT), charset));
            byName.put(charset.name().toLowerCase(Locale.ROOT), charset);
        });
        return byName;
    }

    /**
     * {@return the charset of a name, or of an alias, in any case}
     *
     * @throws UnsupportedCharsetException if this JVM doesn't know it
     */
    public static Charset of(String name) {
        String lower = name.toLowerCase(Locale.ROOT);
        Charset usual = USUAL.get(lower);
        Charset found = usual == null ? All.BY_NAME.get(lower) : usual;
        if (found == null) {
            throw new UnsupportedCharsetException(name);
        }
        return found;
    }
}
