package dev.straightway.runtime.http.stream;

import java.io.IOException;

import jakarta.ws.rs.sse.OutboundSseEvent;

import dev.straightway.runtime.body.ItemEncoder;
import dev.straightway.runtime.sse.EventItems;
import io.vertx.core.buffer.Buffer;

/** Encodes items as events: those that are events as they say, the others as the data of one. Immutable. */
public final class EventEncoder implements ItemEncoder {

    private final EventItems events;
    private final ItemEncoder entities;

    /** @param entities encodes items that are no events */
    public EventEncoder(EventItems events, ItemEncoder entities) {
        this.events = events;
        this.entities = entities;
    }

    @Override
    public Buffer encode(Object item) throws IOException {
        return Buffer.buffer(item instanceof OutboundSseEvent event ? events.event(event)
                : events.data(entities.encode(item).getBytes()));
    }
}
