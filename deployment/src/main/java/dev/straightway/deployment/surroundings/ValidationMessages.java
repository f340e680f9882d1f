package dev.straightway.deployment.surroundings;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/** Looks for expressions in the application's texts of violations: they may ask getters of what was validated. */
public final class ValidationMessages {

    private static final String BUNDLE = "ValidationMessages";

    private ValidationMessages() {
    }

    /** {@return why it isn't known what the texts ask for; empty where they are plain, or Hibernate Validator's own} */
    public static Optional<String> unseen(Set<Locale> locales) {
        return Stream
                .concat(Stream.of(""), locales.stream().flatMap(locale -> Stream.of("_" + locale, "_" + locale.getLanguage())))
                .map(suffix -> BUNDLE + suffix + ".properties").filter(ValidationMessages::hasExpressions).findFirst()
                .map(file -> "an expression in " + file + " may call any code");
    }

    private static boolean hasExpressions(String file) {
        try (InputStream stream = Thread.currentThread().getContextClassLoader().getResourceAsStream(file)) {
            return stream != null && new String(stream.readAllBytes(), StandardCharsets.UTF_8).contains("${");
        } catch (IOException e) {
            throw new UncheckedIOException(file + " can't be read", e);
        }
    }
}
