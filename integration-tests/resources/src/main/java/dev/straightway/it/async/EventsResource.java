package dev.straightway.it.async;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

import jakarta.ws.rs.GET;
import jakarta.ws.rs.HeaderParam;
import jakarta.ws.rs.NotFoundException;
import jakarta.ws.rs.POST;
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

    private static final Map<String, Runnable> HELD = new ConcurrentHashMap<>();

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

    /** Sends at once, and again when {@link #release} is called with the same name: a client reads while the answer is open. */
    @GET
    @Path("held/{name}")
    public void held(@Context SseEventSink sink, @Context Sse sse, @PathParam("name") String name) {
        HELD.put(name, () -> sink.send(sse.newEvent("second")).whenComplete((sent, failure) -> sink.close()));
        sink.send(sse.newEvent("first " + sink.isClosed()));
    }

    @POST
    @Path("held/{name}")
    @Produces(MediaType.TEXT_PLAIN)
    public String release(@PathParam("name") String name) {
        Runnable held = HELD.remove(name);
        if (held == null) {
            throw new NotFoundException();
        }
        held.run();
        return "released";
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
