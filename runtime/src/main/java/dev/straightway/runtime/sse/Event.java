package dev.straightway.runtime.sse;

import java.lang.reflect.Type;

import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.sse.OutboundSseEvent;

/**
 * An event to send; immutable but for the entity itself (Jakarta REST 3.1 §9.3). Made by {@link EventBuilder}.
 *
 * @param declaredType the media type that the event was given; {@code null} for the usual one
 */
record Event(String id, String name, String comment, long reconnectDelay, MediaType declaredType, Entity entity)
        implements
            OutboundSseEvent {

    @Override
    public String getId() {
        return id;
    }

    @Override
    public String getName() {
        return name;
    }

    @Override
    public String getComment() {
        return comment;
    }

    @Override
    public long getReconnectDelay() {
        return reconnectDelay;
    }

    @Override
    public boolean isReconnectDelaySet() {
        return reconnectDelay != RECONNECT_NOT_SET;
    }

    @Override
    public Class<?> getType() {
        return entity.type();
    }

    @Override
    public Type getGenericType() {
        return entity.genericType();
    }

    @Override
    public MediaType getMediaType() {
        return declaredType == null ? MediaType.TEXT_PLAIN_TYPE : declaredType;
    }

    @Override
    public Object getData() {
        return entity.value();
    }
}
