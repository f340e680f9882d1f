package dev.straightway.runtime.fields;

import java.util.Comparator;
import java.util.List;
import java.util.Locale;

import dev.straightway.runtime.negotiation.Weighted;

/** Reads Accept-Language and Content-Language (RFC 9110 §12.5.4 and §8.5): what is no language doesn't count. */
public final class Languages {

    private static final Locale ANY = new Locale("*");

    private Languages() {
    }

    /** {@return what a client accepts, the best liked first; anything if the field names no language} */
    public static List<Locale> acceptable(String value) {
        List<Locale> languages = value == null ? List.of()
                : Weighted.parse(value).stream()
                        .sorted(Comparator.comparingInt(Weighted::q).reversed())
                        .map(range -> range.text().equals("*") ? ANY : Locale.forLanguageTag(range.text()))
                        .filter(language -> !language.getLanguage().isEmpty()).toList();
        return languages.isEmpty() ? List.of(ANY) : languages;
    }

    /** {@return the language of an entity, or {@code null} if the field names none} */
    public static Locale of(String value) {
        Locale language = value == null ? Locale.ROOT : Locale.forLanguageTag(value.strip());
        return language.getLanguage().isEmpty() ? null : language;
    }
}
