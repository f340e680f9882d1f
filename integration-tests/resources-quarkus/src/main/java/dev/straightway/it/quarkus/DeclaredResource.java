package dev.straightway.it.quarkus;

import java.nio.charset.StandardCharsets;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;

import jakarta.ws.rs.ClientErrorException;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.container.AsyncResponse;
import jakarta.ws.rs.container.Suspended;
import jakarta.ws.rs.core.Response;
import jakarta.ws.rs.core.StreamingOutput;

import org.jboss.resteasy.reactive.Cache;
import org.jboss.resteasy.reactive.NoCache;
import org.jboss.resteasy.reactive.ResponseHeader;
import org.jboss.resteasy.reactive.ResponseStatus;

import io.smallrye.mutiny.Uni;

/** Status and fields of answers that annotations declare. */
@Path("declared")
@Produces("text/plain")
public class DeclaredResource {

    /** An entity that is written as JSON. */
    public record Item(String name) {
    }

    @GET
    @Path("text")
    @ResponseStatus(201)
    @ResponseHeader(name = "X-One", value = { "1", "2" })
    @ResponseHeader(name = "X-Two", value = "b")
    public String text() {
        return "text";
    }

    /** Says twice what one annotation could. */
    @GET
    @Path("repeated")
    @ResponseHeader(name = "X-One", value = { "1", "2" })
    @ResponseHeader(name = "X-One", value = "3")
    @ResponseHeader(name = "x-one", value = "4")
    @ResponseHeader(name = "Cache-Control", value = "no-store")
    @Cache(maxAge = 4)
    public String repeated() {
        return "repeated";
    }

    @GET
    @Path("json")
    @Produces("application/json")
    @ResponseStatus(203)
    @ResponseHeader(name = "X-One", value = "1")
    public Item json() {
        return new Item("one");
    }

    @POST
    @Path("nothing")
    @ResponseStatus(202)
    @ResponseHeader(name = "X-One", value = "1")
    public void nothing() {
        // 202 in place of 204
    }

    @GET
    @Path("null")
    @ResponseStatus(202)
    @NoCache
    public String none() {
        return null;
    }

    @GET
    @Path("empty")
    @ResponseStatus(204)
    public String empty() {
        return "is not sent";
    }

    @GET
    @Path("uni")
    @ResponseStatus(202)
    public Uni<String> uni() {
        return Uni.createFrom().item("uni");
    }

    @POST
    @Path("uni")
    @ResponseStatus(202)
    public Uni<Void> later() {
        return Uni.createFrom().voidItem();
    }

    @GET
    @Path("stage")
    @ResponseStatus(202)
    public CompletionStage<String> stage() {
        return CompletableFuture.completedFuture("stage");
    }

    @GET
    @Path("suspended")
    @ResponseStatus(202)
    @ResponseHeader(name = "X-One", value = "1")
    public void suspended(@Suspended AsyncResponse answer) {
        answer.resume("suspended");
    }

    /** Has a status and fields itself, of which Cache-Control is replaced. */
    @GET
    @Path("response")
    @ResponseStatus(201)
    @ResponseHeader(name = "X-One", value = "1")
    @Cache(maxAge = 5)
    public Response response() {
        return Response.accepted("response").header("Cache-Control", "no-store").build();
    }

    /** The same, where the type doesn't say so. */
    @GET
    @Path("object")
    @ResponseStatus(201)
    @ResponseHeader(name = "X-One", value = "1")
    @Cache(maxAge = 5)
    public Object object() {
        return response();
    }

    @GET
    @Path("failing")
    @ResponseStatus(201)
    @ResponseHeader(name = "X-One", value = "1")
    @NoCache
    public String failing() {
        throw new ClientErrorException(409);
    }

    /** Fails with an entity that takes a provider. */
    @GET
    @Path("failing-stream")
    @ResponseStatus(201)
    @ResponseHeader(name = "X-One", value = "1")
    @NoCache
    public String failingStream() {
        StreamingOutput reason = output -> output.write("reason".getBytes(StandardCharsets.UTF_8));
        throw new ClientErrorException(Response.status(409).type("text/plain").entity(reason).build());
    }

    @GET
    @Path("seen")
    @ResponseStatus(201)
    @ResponseHeader(name = "X-One", value = "1")
    @Cache(maxAge = 7)
    @Seen
    public String seen() {
        return "seen";
    }

    @POST
    @Path("seen")
    @ResponseStatus(201)
    @Seen
    public void seenNothing() {
        // a filter sees 201
    }
}
