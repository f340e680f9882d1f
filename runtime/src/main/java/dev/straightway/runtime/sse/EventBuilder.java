package dev.straightway.runtime.sse;

import java.util.Objects;

import jakarta.ws.rs.core.GenericType;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.sse.OutboundSseEvent;
import jakarta.ws.rs.sse.SseEvent;

/**
 * Collects an event (Jakarta REST 3.1 §9.3); may build several, each of which keeps what was set when it was built.
 * <p>
 * Refuses names and ids that can't be sent, so that the mistake is seen where it is made. For one thread.
 */
final class EventBuilder implements OutboundSseEvent.Builder {

    private String id;
    private String name;
    private String comment;
    private long reconnectDelay = SseEvent.RECONNECT_NOT_SET;
    private MediaType mediaType;
    private Entity entity = Entity.NONE;

    /** @throws IllegalArgumentException when the id holds a line break or NUL */
    @Override
    public EventBuilder id(String id) {
        this.id = FieldValue.id(id);
        return this;
    }

    /** @throws IllegalArgumentException when the name holds a line break */
    @Override
    public EventBuilder name(String name) {
        this.name = FieldValue.name(name);
        return this;
    }

    @Override
    public EventBuilder reconnectDelay(long milliseconds) {
        this.reconnectDelay = milliseconds < 0 ? SseEvent.RECONNECT_NOT_SET : milliseconds;
        return this;
    }

    @Override
    public EventBuilder mediaType(MediaType mediaType) {
        this.mediaType = Objects.requireNonNull(mediaType, "mediaType");
        return this;
    }

    @Override
    public EventBuilder comment(String comment) {
        this.comment = comment;
        return this;
    }

    @Override
    @SuppressWarnings("rawtypes") // Class<?> would not override the raw parameter of the API
    public EventBuilder data(Class type, Object data) {
        this.entity = Entity.of((Class<?>) type, data);
        return this;
    }

    @Override
    @SuppressWarnings("rawtypes") // GenericType<?> would not override the raw parameter of the API
    public EventBuilder data(GenericType type, Object data) {
        this.entity = Entity.of((GenericType<?>) type, data);
        return this;
    }

    @Override
    public EventBuilder data(Object data) {
        this.entity = Entity.of(data);
        return this;
    }

    @Override
    public OutboundSseEvent build() {
        if (comment == null && entity == Entity.NONE) {
            throw new IllegalStateException("An event needs data or a comment: call data(…) or comment(…) before build()");
        }
        return new Event(id, name, comment, reconnectDelay, mediaType, entity);
    }
}
