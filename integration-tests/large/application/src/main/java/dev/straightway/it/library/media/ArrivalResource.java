package dev.straightway.it.library.media;

import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.Context;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.sse.OutboundSseEvent;
import jakarta.ws.rs.sse.Sse;
import jakarta.ws.rs.sse.SseEventSink;

import org.jboss.resteasy.reactive.RestMulti;
import org.jboss.resteasy.reactive.RestQuery;
import org.jboss.resteasy.reactive.RestStreamElementType;

import io.smallrye.mutiny.Multi;

/** What comes in, one after the other. */
@Path("/arrivals")
public class ArrivalResource {

    /** A book that has come. */
    public record Arrival(int number, String title) {
    }

    private static Multi<Arrival> arrivals(int most) {
        return Multi.createFrom().range(1, most + 1).map(number -> new Arrival(number, "book " + number));
    }

    @GET
    @Produces(MediaType.APPLICATION_JSON)
    public Multi<Arrival> all(@RestQuery int most) {
        return arrivals(most);
    }

    @GET
    @Path("lines")
    @Produces("application/x-ndjson")
    public Multi<Arrival> lines(@RestQuery int most) {
        return arrivals(most);
    }

    @GET
    @Path("events")
    @Produces(MediaType.SERVER_SENT_EVENTS)
    @RestStreamElementType(MediaType.APPLICATION_JSON)
    public Multi<Arrival> events(@RestQuery int most) {
        return arrivals(most);
    }

    @GET
    @Path("named")
    @Produces(MediaType.SERVER_SENT_EVENTS)
    public Multi<OutboundSseEvent> named(@Context Sse sse) {
        return arrivals(2).map(one -> sse.newEventBuilder().id("" + one.number()).name("arrival").data(one.title()).build());
    }

    @GET
    @Path("sink")
    @Produces(MediaType.SERVER_SENT_EVENTS)
    public void sink(@Context SseEventSink sink, @Context Sse sse) {
        sink.send(sse.newEvent("first")).thenCompose(sent -> sink.send(sse.newEvent("second")))
                .whenComplete((sent, failure) -> sink.close());
    }

    @GET
    @Path("text")
    @Produces(MediaType.TEXT_PLAIN)
    public Multi<String> text() {
        return RestMulti.fromMultiData(Multi.createFrom().items("one ", "two")).status(202).header("X-Arrivals", "2").build();
    }
}
