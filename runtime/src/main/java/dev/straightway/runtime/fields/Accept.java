package dev.straightway.runtime.fields;

import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

import jakarta.ws.rs.NotAcceptableException;
import jakarta.ws.rs.core.MediaType;

import dev.straightway.runtime.negotiation.AcceptHeader;
import dev.straightway.runtime.negotiation.MediaRange;

/** Reads Accept (RFC 9110 §12.5.1): elements that are malformed don't count. */
public final class Accept {

    private static final String QUALITY = "q";

    private Accept() {
    }

    /**
     * {@return what a client accepts}
     *
     * @param value of all its fields, with commas between them; {@code null} without one
     * @throws NotAcceptableException if the field names no media type at all
     */
    public static AcceptHeader of(String value) {
        try {
            return AcceptHeader.parse(value);
        } catch (IllegalArgumentException malformed) {
            throw new NotAcceptableException(malformed.getMessage(), malformed);
        }
    }

    /**
     * {@return what a client accepts, which is everything if the field names no media type}, for answers that tell of a failure
     */
    public static AcceptHeader orAnything(String value) {
        try {
            return AcceptHeader.parse(value);
        } catch (IllegalArgumentException malformed) {
            return AcceptHeader.ANY;
        }
    }

    /** {@return the same as {@link #of}, the best liked first} */
    public static List<MediaType> mediaTypes(String value) {
        return mediaTypes(of(value));
    }

    /** {@return the same as {@link #orAnything}, the best liked first} */
    public static List<MediaType> mediaTypesOrAnything(String value) {
        return mediaTypes(orAnything(value));
    }

    private static List<MediaType> mediaTypes(AcceptHeader accepted) {
        return accepted.ranges().stream()
                .sorted(Comparator.comparingInt(MediaRange::q).reversed().thenComparing(MediaRange::isWildcardType)
                        .thenComparing(MediaRange::isWildcardSubtype))
                .map(Accept::mediaType).toList();
    }

    private static MediaType mediaType(MediaRange range) {
        if (range.q() == MediaRange.FULL_QUALITY) {
            return ContentTypes.of(range);
        }
        Map<String, String> parameters = new LinkedHashMap<>(range.parameters());
        parameters.put(QUALITY, Double.toString(range.q() / (double) MediaRange.FULL_QUALITY));
        return new MediaType(range.type(), range.subtype(), parameters);
    }
}
