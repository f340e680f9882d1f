package dev.straightway.it.quarkus;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Flow;

import jakarta.ws.rs.ClientErrorException;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.Context;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.sse.OutboundSseEvent;
import jakarta.ws.rs.sse.Sse;

import org.jboss.resteasy.reactive.Cache;
import org.jboss.resteasy.reactive.ResponseHeader;
import org.jboss.resteasy.reactive.ResponseStatus;
import org.jboss.resteasy.reactive.RestMulti;
import org.jboss.resteasy.reactive.RestSseElementType;
import org.jboss.resteasy.reactive.RestStreamElementType;

import io.smallrye.mutiny.Multi;
import io.smallrye.mutiny.Uni;

/** Answers whose items come one after the other. */
@Path("streams")
public class StreamResource {

    /** An item that is written as JSON. */
    public record Item(String name, int number) {
    }

    private static Multi<Item> two() {
        return Multi.createFrom().items(new Item("one", 1), new Item("two", 2));
    }

    @GET
    @Path("array")
    @Produces("application/json")
    public Multi<Item> array() {
        return two();
    }

    @GET
    @Path("empty")
    @Produces("application/json")
    public Multi<Item> empty() {
        return Multi.createFrom().empty();
    }

    @GET
    @Path("null")
    @Produces("application/json")
    public Multi<Item> nothing() {
        return null;
    }

    @GET
    @Path("quoted")
    @Produces("application/json")
    public Multi<String> quoted() {
        return Multi.createFrom().items("a", "b\"c");
    }

    @GET
    @Path("numbers")
    @Produces("application/json")
    public Multi<Integer> numbers() {
        return Multi.createFrom().range(1, 4);
    }

    @GET
    @Path("lists")
    @Produces("application/json")
    public Multi<List<Item>> lists() {
        return two().group().intoLists().of(2);
    }

    @GET
    @Path("lines")
    @Produces("application/x-ndjson")
    public Multi<Item> lines() {
        return two();
    }

    @GET
    @Path("lines/own")
    @Produces("application/x-ndjson")
    public Multi<Lined> ownLines() {
        return Multi.createFrom().items(new Lined("one"), new Lined("two"));
    }

    @GET
    @Path("lines/empty")
    @Produces("application/x-ndjson")
    public Multi<Item> noLines() {
        return Multi.createFrom().empty();
    }

    @GET
    @Path("lines/stream-json")
    @Produces("application/stream+json")
    public Multi<String> streamJson() {
        return Multi.createFrom().items("a", "b");
    }

    @GET
    @Path("text")
    public Multi<String> text() {
        return Multi.createFrom().items("a", "ä", "b");
    }

    @GET
    @Path("bytes")
    @Produces("application/octet-stream")
    public Multi<byte[]> bytes() {
        return Multi.createFrom().items("a", "b").map(text -> text.getBytes(StandardCharsets.US_ASCII));
    }

    @GET
    @Path("events")
    @Produces(MediaType.SERVER_SENT_EVENTS)
    public Multi<String> events() {
        return Multi.createFrom().items("one", "two\nlines", "");
    }

    @GET
    @Path("events/json")
    @RestStreamElementType(MediaType.APPLICATION_JSON)
    public Multi<Item> json() {
        return two();
    }

    @GET
    @Path("events/older")
    @Produces(MediaType.SERVER_SENT_EVENTS)
    @RestSseElementType(MediaType.APPLICATION_JSON)
    @SuppressWarnings("deprecation") // the older name is honoured too
    public Multi<String> older() {
        return Multi.createFrom().items("{}");
    }

    @GET
    @Path("events/empty")
    @Produces(MediaType.SERVER_SENT_EVENTS)
    public Multi<String> noEvents() {
        return Multi.createFrom().empty();
    }

    @GET
    @Path("events/built")
    @Produces(MediaType.SERVER_SENT_EVENTS)
    @RestStreamElementType(MediaType.APPLICATION_JSON)
    public Multi<OutboundSseEvent> built(@Context Sse sse) {
        return Multi.createFrom().items(
                sse.newEventBuilder().id("1").name("n").comment("c").reconnectDelay(500).data(new Item("one", 1)).build(),
                sse.newEventBuilder().mediaType(MediaType.TEXT_PLAIN_TYPE).data("plain").build());
    }

    @GET
    @Path("rest")
    @Produces("application/json")
    public RestMulti<Item> rest() {
        return RestMulti.fromMultiData(two()).status(202).header("X-One", "1").header("X-One", "2").build();
    }

    @GET
    @Path("rest/separate")
    @Produces("application/json")
    public RestMulti<Item> separate() {
        return RestMulti.fromMultiData(two()).encodeAsJsonArray(false).build();
    }

    @GET
    @Path("rest/type")
    @Produces("application/octet-stream")
    public RestMulti<byte[]> type() {
        return RestMulti.fromMultiData(bytes()).header("Content-Type", "application/pdf").build();
    }

    @GET
    @Path("rest/uni/{status}")
    @Produces("application/json")
    public RestMulti<Item> uni(@PathParam("status") int status) {
        return RestMulti.fromUniResponse(Uni.createFrom().item("later"), text -> two(), text -> Map.of("X-One", List.of(text)),
                text -> status);
    }

    @GET
    @Path("rest/empty")
    @Produces("application/json")
    public RestMulti<Item> emptyRest() {
        return RestMulti.fromMultiData(Multi.createFrom().<Item> empty()).status(202).header("X-One", "1").build();
    }

    @GET
    @Path("declared")
    @Produces("application/json")
    @ResponseStatus(201)
    @ResponseHeader(name = "X-One", value = "declared")
    @Cache(maxAge = 7)
    public Multi<Item> declared() {
        return two();
    }

    @GET
    @Path("publisher")
    @Produces("text/plain")
    public Flow.Publisher<String> publisher() {
        return text();
    }

    @GET
    @Path("failing/{status}")
    @Produces("application/json")
    public Multi<Item> failing(@PathParam("status") int status) {
        return Multi.createFrom().failure(() -> new ClientErrorException(status));
    }

    @GET
    @Path("thrown/{status}")
    @Produces("application/json")
    public Multi<Item> thrown(@PathParam("status") int status) {
        throw new ClientErrorException(status);
    }

    @GET
    @Path("breaking")
    @Produces("application/json")
    public Multi<Item> breaking() {
        return Multi.createBy().concatenating().streams(two(), Multi.createFrom().failure(() -> new ClientErrorException(409)));
    }

    @GET
    @Path("list")
    @Produces("application/json")
    public Uni<List<Item>> list() {
        return two().collect().asList();
    }
}
