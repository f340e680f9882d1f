package dev.straightway.deployment.proof.corpus.harmless;

import jakarta.ws.rs.GET;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.Context;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.sse.OutboundSseEvent;
import jakarta.ws.rs.sse.Sse;
import jakarta.ws.rs.sse.SseEventSink;

/** Sends events to the one who listens, and the last of them again. */
@Path("harmless/sent-events")
public class SentEventsResource {

    public record Price(String article, int cents) {
    }

    private static volatile SseEventSink listening;
    private static volatile OutboundSseEvent last;

    @GET
    @Path("listen")
    @Produces(MediaType.SERVER_SENT_EVENTS)
    public void listen(@Context SseEventSink sink) {
        listening = sink;
    }

    @POST
    @Path("price/{article}")
    public String price(@PathParam("article") String article, @Context Sse sse) {
        last = sse.newEventBuilder().id(article).mediaType(MediaType.APPLICATION_JSON_TYPE).data(new Price(article, 2)).build();
        return again();
    }

    @POST
    @Path("again")
    public String again() {
        SseEventSink sink = listening;
        if (sink == null || last == null) {
            return "nobody listens";
        }
        sink.send(last);
        return "sent";
    }
}
