package dev.straightway.runtime.sse;

import java.io.IOException;

import jakarta.ws.rs.sse.OutboundSseEvent;

/** Encodes the items of a stream as events. Immutable, for all threads. */
public final class EventItems {

    private final EventBodies bodies;

    /** @param bodies writes the entities of items that are events themselves */
    public EventItems(EventBodies bodies) {
        this.bodies = bodies;
    }

    /** {@return an event as it stands in the stream} */
    public byte[] event(OutboundSseEvent event) throws IOException {
        return EventEncoding.encode(event, bodies);
    }

    /** {@return an event that has nothing but data} */
    public byte[] data(byte[] body) {
        EventText text = new EventText();
        text.fields("data", body);
        return text.end();
    }
}
