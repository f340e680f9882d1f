package dev.straightway.it.async;

import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;

import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.WebApplicationException;
import jakarta.ws.rs.container.AsyncResponse;
import jakarta.ws.rs.container.Suspended;
import jakarta.ws.rs.core.Response;

/** Answers of two authors, and what HTTP doesn't allow as an answer. */
@Path("answers")
@Produces("text/plain")
public class AnswersResource {

    /** The first to come answers, with the whole of its own answer. */
    @GET
    @Path("race")
    public void race(@Suspended AsyncResponse answer) {
        CompletableFuture.runAsync(() -> answer.resume(Response.ok("resumed").header("X-Author", "resumed").build()));
        throw new WebApplicationException(Response.status(409).header("X-Author", "thrown").entity("thrown").build());
    }

    @GET
    @Path("length/{length}")
    public Response length(@PathParam("length") int length) {
        return Response.ok("text").header("Content-Length", length).build();
    }

    @GET
    @Path("status/{status}")
    public Response status(@PathParam("status") int status) {
        return Response.status(status).header("X-Author", "method").build();
    }

    @GET
    @Path("field")
    public Response field() {
        return Response.ok("text").header("X-Author", "method").header("X-Odd", "a\r\nX-Injected: b").build();
    }

    @GET
    @Path("connection")
    public Response connection() {
        return Response.ok("text").header("Connection", "close").header("Keep-Alive", "timeout=1")
                .header("Proxy-Connection", "close").header("Upgrade", "none").build();
    }

    @GET
    @Path("timeout-error")
    public void timeoutError(@Suspended AsyncResponse answer) {
        answer.setTimeoutHandler(late -> {
            throw new AssertionError("on purpose");
        });
        answer.setTimeout(50, TimeUnit.MILLISECONDS);
    }
}
