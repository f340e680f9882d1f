package dev.straightway.runtime.http.exchange;

import java.util.List;
import java.util.Set;

import dev.straightway.runtime.body.DeclaredHead.Coding;
import io.vertx.core.MultiMap;
import io.vertx.core.http.HttpHeaders;

/**
 * Lets the server compress answers. With {@code quarkus.http.enable-compression} it compresses all that say nothing of a
 * coding, so Quarkus has every answer say {@code identity} from the start, and who wants it compressed takes that back.
 * Immutable.
 */
public final class Compression {

    private static final String IDENTITY = "identity";

    private final Set<String> mediaTypes;

    /** @param mediaTypes what is compressed where no annotation says otherwise */
    public Compression(Set<String> mediaTypes) {
        this.mediaTypes = mediaTypes;
    }

    /**
     * Looks at the head of an answer, which is complete. A part of an entity stays as it is: {@code Content-Range} counts the
     * bytes of the entity as it is sent (RFC 9110 §14).
     */
    void decide(Coding coding, MultiMap head) {
        List<String> codings = head.getAll(HttpHeaders.CONTENT_ENCODING);
        if (codings.size() > 1) {
            // The application has encoded the entity itself, or says that nobody shall.
            List<String> own = codings.stream().filter(one -> !one.equals(IDENTITY)).toList();
            head.set(HttpHeaders.CONTENT_ENCODING.toString(), own.isEmpty() ? List.of(IDENTITY) : own);
        } else if (codings.contains(IDENTITY) && !head.contains(HttpHeaders.CONTENT_RANGE) && (coding == Coding.COMPRESSED
                || coding == Coding.BY_TYPE && mediaTypes.contains(mediaType(head.get(HttpHeaders.CONTENT_TYPE))))) {
            head.remove(HttpHeaders.CONTENT_ENCODING);
        }
    }

    /** Takes back what Quarkus says of the coding of an entity, for an answer that has none. */
    static void leaveOut(MultiMap head) {
        if (IDENTITY.equals(head.get(HttpHeaders.CONTENT_ENCODING))) {
            head.remove(HttpHeaders.CONTENT_ENCODING);
        }
    }

    private static String mediaType(String contentType) {
        int parameters = contentType == null ? -1 : contentType.indexOf(';');
        return contentType == null ? "" : parameters < 0 ? contentType : contentType.substring(0, parameters).strip();
    }
}
