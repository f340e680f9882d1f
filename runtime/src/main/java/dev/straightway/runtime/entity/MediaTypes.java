package dev.straightway.runtime.entity;

import java.util.Locale;

import jakarta.ws.rs.core.MediaType;

import dev.straightway.runtime.negotiation.MediaRange;

/** The groups of media types that share a format; a wildcard counts as what it may become. */
final class MediaTypes {

    static final String XML_SUFFIX = "application/*+xml";
    static final String JSON_SUFFIX = "*/*+json";
    static final String TEXT_JSON = "text/json";

    private MediaTypes() {
    }

    /** {@return whether it is {@code text/xml}, {@code application/xml} or {@code application/*+xml}} */
    static boolean xml(MediaType mediaType) {
        return mediaType == null || plain(mediaType, "xml")
                || type(mediaType).equals("application") && subtype(mediaType).endsWith("+xml");
    }

    /** {@return whether it is {@code application/json}, {@code text/json} or of the suffix {@code +json}} */
    static boolean json(MediaType mediaType) {
        return mediaType == null || plain(mediaType, "json")
                || MediaRange.isJson(type(mediaType), subtype(mediaType));
    }

    private static boolean plain(MediaType mediaType, String format) {
        String type = type(mediaType);
        String subtype = subtype(mediaType);
        return (type.equals("application") || type.equals("text") || type.equals(MediaType.MEDIA_TYPE_WILDCARD))
                && (subtype.equals(format) || subtype.equals(MediaType.MEDIA_TYPE_WILDCARD));
    }

    private static String type(MediaType mediaType) {
        return mediaType.getType().toLowerCase(Locale.ROOT);
    }

    private static String subtype(MediaType mediaType) {
        return mediaType.getSubtype().toLowerCase(Locale.ROOT);
    }
}
