package dev.straightway.runtime.multipart;

import java.io.IOException;
import java.io.InputStream;
import java.lang.reflect.Type;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicReference;

import jakarta.ws.rs.core.EntityPart;
import jakarta.ws.rs.core.GenericType;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.MultivaluedMap;

/**
 * A part that was received or built.
 * <p>
 * Immutable but for its content, which is converted at most once and only if nobody took the stream before; the stream itself
 * is always the same one. Threads may share it: the first to ask gets the content.
 */
final class ContentPart implements EntityPart {

    private enum Use {
        NONE,
        STREAM,
        CONVERTED
    }

    private final Disposition disposition;
    private final MediaType mediaType;
    private final PartHeaders headers;
    private final InputStream content;
    private final AtomicReference<Use> use = new AtomicReference<>(Use.NONE);

    /** @param headers of which Content-Type gives the media type */
    ContentPart(Disposition disposition, PartHeaders headers, MediaType mediaType, InputStream content) {
        this.disposition = disposition;
        this.headers = headers;
        this.mediaType = mediaType;
        this.content = content;
    }

    @Override
    public String getName() {
        return disposition.name();
    }

    @Override
    public Optional<String> getFileName() {
        return disposition.fileName();
    }

    /**
     * @throws IllegalStateException if the content was converted already, since its stream is closed
     */
    @Override
    public InputStream getContent() {
        use.compareAndSet(Use.NONE, Use.STREAM);
        if (use.get() == Use.CONVERTED) {
            throw consumed();
        }
        return content;
    }

    @Override
    public <T> T getContent(Class<T> type) throws IOException {
        return converted(type, type);
    }

    @Override
    @SuppressWarnings("unchecked")
    public <T> T getContent(GenericType<T> type) throws IOException {
        return (T) converted(type.getRawType(), type.getType());
    }

    private <T> T converted(Class<T> type, Type generic) throws IOException {
        if (!use.compareAndSet(Use.NONE, Use.CONVERTED)) {
            throw consumed();
        }
        if (type == InputStream.class) {
            return type.cast(content); // to close it here would leave the caller nothing to read
        }
        try (content) {
            return PartBodies.current().read(type, generic, mediaType, headers, content);
        }
    }

    private IllegalStateException consumed() {
        return new IllegalStateException("The content of part '" + getName() + "' was already taken");
    }

    @Override
    public MultivaluedMap<String, String> getHeaders() {
        return headers;
    }

    @Override
    public MediaType getMediaType() {
        return mediaType;
    }

    @Override
    public String toString() {
        return "part " + disposition.text() + " (" + mediaType + ")";
    }
}
