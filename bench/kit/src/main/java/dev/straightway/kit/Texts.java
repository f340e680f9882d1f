package dev.straightway.kit;

import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Charsets of media types. */
final class Texts {

    private static final Pattern CHARSET = Pattern.compile(";\\s*charset\\s*=\\s*\"?([^;\"\\s]+)", Pattern.CASE_INSENSITIVE);

    private Texts() {
    }

    /** {@return the charset that the media type names, or UTF-8} */
    static Charset charset(String mediaType) {
        Matcher named = CHARSET.matcher(mediaType);
        return named.find() ? Charset.forName(named.group(1)) : StandardCharsets.UTF_8;
    }
}
