package dev.straightway.runtime.sse;

import jakarta.ws.rs.sse.OutboundSseEvent;
import jakarta.ws.rs.sse.Sse;
import jakarta.ws.rs.sse.SseBroadcaster;

/** Makes events and broadcasters (Jakarta REST 3.1 §9.3). Holds nothing: one instance serves every thread. */
public final class ServerSse implements Sse {

    @Override
    public OutboundSseEvent.Builder newEventBuilder() {
        return new EventBuilder();
    }

    @Override
    public SseBroadcaster newBroadcaster() {
        return new Broadcaster();
    }
}
