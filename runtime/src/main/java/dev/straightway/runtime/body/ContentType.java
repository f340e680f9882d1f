package dev.straightway.runtime.body;

import dev.straightway.runtime.negotiation.MediaRange;
import io.vertx.core.http.HttpHeaders;

/** Prepares values of Content-Type. */
public final class ContentType {

    private ContentType() {
    }

    /** {@return the field value of a media type, as Quarkus REST writes it: text says that it is UTF-8} */
    public static CharSequence of(MediaRange mediaType) {
        String text = mediaType.text();
        boolean silent = isText(mediaType) && !mediaType.parameters().containsKey("charset");
        return HttpHeaders.createOptimized(silent ? text + ";charset=UTF-8" : text);
    }

    private static boolean isText(MediaRange mediaType) {
        String subtype = mediaType.subtype();
        return mediaType.type().equals("text") || mediaType.type().equals("application")
                && (subtype.contains("json") || subtype.contains("xml") || subtype.contains("yaml"));
    }
}
