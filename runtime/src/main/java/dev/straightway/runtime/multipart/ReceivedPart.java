package dev.straightway.runtime.multipart;

import java.io.ByteArrayInputStream;
import java.nio.charset.Charset;

import jakarta.ws.rs.core.EntityPart;
import jakarta.ws.rs.core.MediaType;

import dev.straightway.runtime.fields.Charsets;

/**
 * Where the content of a part lies within a body: what both its text and its {@link EntityPart} are made of, without a copy.
 *
 * @param body which nobody changes
 * @param from index of the first byte of the content
 * @param to index behind the last
 */
record ReceivedPart(Disposition disposition, PartHeaders headers, MediaType mediaType, byte[] body, int from, int to) {

    /** {@return a part of its own content stream, so that each parameter can read the same field} */
    EntityPart entityPart() {
        return new ContentPart(disposition, headers, mediaType, new ByteArrayInputStream(body, from, to - from));
    }

    /** {@return whether a parameter that is no part can hold this: a plain field, or a file of text} */
    boolean isText() {
        return disposition.fileName().isEmpty() || mediaType.getType().equalsIgnoreCase("text");
    }

    /**
     * {@return the content as text}
     *
     * @param fallback the charset when the part names none
     */
    String text(Charset fallback) {
        return new String(body, from, to - from, Charsets.received(mediaType, fallback));
    }
}
