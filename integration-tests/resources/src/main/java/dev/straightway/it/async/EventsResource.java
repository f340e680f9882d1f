package dev.straightway.it.async;

import jakarta.ws.rs.GET;
import jakarta.ws.rs.HeaderParam;
import jakarta.ws.rs.NotFoundException;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.Context;
import jakarta.ws.rs.core.HttpHeaders;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.sse.Sse;
import jakarta.ws.rs.sse.SseEventSink;

import dev.straightway.it.Person;

/** Server-sent events (§9). */
@Path("events")
@Produces(MediaType.SERVER_SENT_EVENTS)
public class EventsResource {

    /** Three events, each with other fields, then the end. */
    @GET
    public void three(@Context SseEventSink sink, @Context Sse sse) {
        sink.send(sse.newEvent("one"))
                .thenCompose(sent -> sink.send(sse.newEventBuilder().id("2").name("named").comment("a comment")
                        .reconnectDelay(500).data("two\nlines").build()))
                .thenCompose(sent -> sink.send(sse.newEventBuilder().id("3").mediaType(MediaType.APPLICATION_JSON_TYPE)
                        .data(Person.class, new Person("Bob", "Builder")).build()))
                .whenComplete((sent, failure) -> sink.close());
    }

    /** Goes on after the last event that the client has seen. */
    @GET
    @Path("after")
    public void after(@Context SseEventSink sink, @Context Sse sse,
            @HeaderParam(HttpHeaders.LAST_EVENT_ID_HEADER) int last) {
        sink.send(sse.newEvent("after " + last)).whenComplete((sent, failure) -> sink.close());
    }

    /** To all who listen: here to the one, who is registered, told, and let go. */
    @GET
    @Path("broadcast/{word}")
    public void broadcast(@Context SseEventSink sink, @Context Sse sse, @PathParam("word") String word) {
        if (word.equals("none")) {
            throw new NotFoundException();
        }
        var broadcaster = sse.newBroadcaster();
        broadcaster.register(sink);
        broadcaster.broadcast(sse.newEvent(word)).whenComplete((sent, failure) -> broadcaster.close());
    }
}
