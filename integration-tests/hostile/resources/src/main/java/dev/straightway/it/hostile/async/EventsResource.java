package dev.straightway.it.hostile.async;

import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;

import jakarta.ws.rs.GET;
import jakarta.ws.rs.HeaderParam;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.Context;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.sse.Sse;
import jakarta.ws.rs.sse.SseEventSink;

import dev.straightway.it.hostile.Marker;
import dev.straightway.it.hostile.fault.FaultException;

/** Server-sent events that end well, fail, or are closed twice. */
@Path("events")
@Produces(MediaType.SERVER_SENT_EVENTS)
public class EventsResource {

    @GET
    @Path("{how}/{count}")
    public void events(@PathParam("how") String how, @PathParam("count") int count, @HeaderParam(Marker.FIELD) String marker,
            @Context SseEventSink sink, @Context Sse sse) {
        if (how.equals("throw-first")) {
            throw new FaultException("events");
        }
        CompletionStage<?> sent = CompletableFuture.completedStage(null);
        for (int i = 0; i < count; i++) {
            sent = sent.thenCompose(before -> sink.send(sse.newEvent(marker)));
        }
        sent.whenComplete((done, failure) -> sink.close());
        if (how.equals("close-twice")) {
            sent.whenComplete((done, failure) -> sink.close());
        } else if (how.equals("throw-after")) {
            throw new FaultException("events");
        }
    }
}
