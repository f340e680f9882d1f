package dev.straightway.runtime.http.context;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

import jakarta.ws.rs.core.HttpHeaders;
import jakarta.ws.rs.core.MultivaluedMap;
import jakarta.ws.rs.core.Variant;

import dev.straightway.runtime.fields.Accept;
import dev.straightway.runtime.negotiation.MediaRange;
import dev.straightway.runtime.negotiation.Weighted;

/**
 * Chooses the variant that a client likes best: media type before language before encoding, as Quarkus REST weighs them. Of
 * equals the first one wins.
 */
final class VariantSelection {

    private static final int FULL = MediaRange.FULL_QUALITY;

    private VariantSelection() {
    }

    /** {@return the best variant, or {@code null} if the client accepts none} */
    static Variant of(List<Variant> variants, MultivaluedMap<String, String> fields) {
        if (variants == null || variants.isEmpty()) {
            throw new IllegalArgumentException("There are no variants to select from");
        }
        Variant best = null;
        long bestScore = 0;
        for (Variant variant : variants) {
            long score = score(variant, fields);
            if (score > bestScore) {
                best = variant;
                bestScore = score;
            }
        }
        return best;
    }

    /** {@return the fields of a request that the choice among variants depends on, for Vary (RFC 9110 §12.5.5)} */
    static String fields(List<Variant> variants) {
        List<String> names = new ArrayList<>(3);
        if (variants.stream().anyMatch(variant -> variant.getMediaType() != null)) {
            names.add(HttpHeaders.ACCEPT);
        }
        if (variants.stream().anyMatch(variant -> variant.getLanguage() != null)) {
            names.add(HttpHeaders.ACCEPT_LANGUAGE);
        }
        if (variants.stream().anyMatch(variant -> variant.getEncoding() != null)) {
            names.add(HttpHeaders.ACCEPT_ENCODING);
        }
        return String.join(", ", names);
    }

    /** {@return 0 if any of the variant's parts isn't accepted} */
    private static long score(Variant variant, MultivaluedMap<String, String> fields) {
        long mediaType = mediaType(variant, fields);
        long language = variant.getLanguage() == null ? FULL
                : quality(fields, HttpHeaders.ACCEPT_LANGUAGE, variant.getLanguage().toLanguageTag());
        long encoding = variant.getEncoding() == null ? FULL
                : quality(fields, HttpHeaders.ACCEPT_ENCODING, variant.getEncoding());
        return mediaType == 0 || language == 0 || encoding == 0 ? 0
                : (mediaType * (FULL + 1) + language) * (FULL + 1) + encoding;
    }

    private static long mediaType(Variant variant, MultivaluedMap<String, String> fields) {
        if (variant.getMediaType() == null || !fields.containsKey(HttpHeaders.ACCEPT)) {
            return FULL;
        }
        MediaRange offered = MediaRange.parse(variant.getMediaType().toString());
        return Accept.orAnything(String.join(",", fields.get(HttpHeaders.ACCEPT))).quality(offered);
    }

    /**
     * RFC 9110 §12.5.3 and §12.5.4: an exact range counts before a shorter one, that before one that asks for a part of the
     * value, as {@code de-AT} for {@code de} (RFC 4647 §3.4), that before the wildcard.
     */
    private static long quality(MultivaluedMap<String, String> fields, String field, String value) {
        List<String> lines = fields.get(field);
        if (lines == null) {
            return FULL;
        }
        long quality = 0;
        int length = -1;
        for (Weighted range : Weighted.parse(String.join(",", lines))) {
            int specificity = specificity(range.text().toLowerCase(Locale.ROOT), value.toLowerCase(Locale.ROOT));
            if (specificity > length) {
                quality = range.q();
                length = specificity;
            }
        }
        return quality;
    }

    /** {@return how well a range fits a value; -1 if it doesn't} */
    private static int specificity(String wanted, String offered) {
        if (offered.equals(wanted) || offered.startsWith(wanted + "-")) {
            return 1 + wanted.length();
        }
        return wanted.startsWith(offered + "-") ? 1 : wanted.equals("*") ? 0 : -1;
    }
}
