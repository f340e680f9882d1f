package dev.straightway.deployment.proof.corpus.blocking;

import jakarta.ws.rs.GET;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.Context;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.sse.OutboundSseEvent;
import jakarta.ws.rs.sse.Sse;
import jakarta.ws.rs.sse.SseBroadcaster;
import jakarta.ws.rs.sse.SseEventSink;

import dev.straightway.deployment.proof.corpus.Blocks;

/**
 * Blocks in a getter of what an event carries, which was made before and is sent now: the entity is written on the thread of
 * whoever sends it.
 */
@Path("blocking/kept-events")
public class KeptEventsResource {

    public static class Card {
        public String getText() {
            return Slow.file();
        }
    }

    private static volatile OutboundSseEvent last;
    private static volatile SseEventSink sink;
    private static volatile SseBroadcaster broadcaster;

    @GET
    @Path("listen")
    @Produces(MediaType.SERVER_SENT_EVENTS)
    @Blocks("sleep")
    public void listen(@Context SseEventSink to, @Context Sse sse) {
        Slow.sleep();
        last = sse.newEventBuilder().mediaType(MediaType.APPLICATION_JSON_TYPE).data(new Card()).build();
        sink = to;
        broadcaster = sse.newBroadcaster();
        broadcaster.register(to);
    }

    @POST
    @Path("send")
    @Blocks("file in a getter of an event that was made before")
    public String send() {
        sink.send(last);
        return "sent";
    }

    @POST
    @Path("broadcast")
    @Blocks("file in a getter of an event that was made before")
    public String broadcast() {
        broadcaster.broadcast(last);
        return "sent";
    }
}
