package dev.straightway.it.async;

import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;

import jakarta.ws.rs.GET;
import jakarta.ws.rs.NotFoundException;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.container.AsyncResponse;
import jakarta.ws.rs.container.Suspended;
import jakarta.ws.rs.core.Response;

/** Suspended responses (§8.2). */
@Path("suspended")
@Produces("text/plain")
public class SuspendedResource {

    @GET
    @Path("resume")
    public void resume(@Suspended AsyncResponse answer) {
        CompletableFuture.runAsync(() -> answer.resume("later"));
    }

    /** Only the first answer counts. */
    @GET
    @Path("at-once")
    public void atOnce(@Suspended AsyncResponse answer) {
        answer.resume("at once");
        answer.resume("twice");
    }

    @GET
    @Path("response")
    public void response(@Suspended AsyncResponse answer) {
        CompletableFuture.runAsync(() -> answer.resume(Response.accepted("taken").header("X-Later", "yes").build()));
    }

    @GET
    @Path("fail")
    public void fail(@Suspended AsyncResponse answer) {
        CompletableFuture.runAsync(() -> answer.resume(new NotFoundException()));
    }

    /** Nothing resumes it. */
    @GET
    @Path("timeout")
    public void timeout(@Suspended AsyncResponse answer) {
        answer.setTimeout(50, TimeUnit.MILLISECONDS);
    }

    @GET
    @Path("timeout-handler")
    public void timeoutHandler(@Suspended AsyncResponse answer) {
        answer.setTimeoutHandler(late -> late.resume("too late"));
        answer.setTimeout(50, TimeUnit.MILLISECONDS);
    }

    @GET
    @Path("cancel")
    public void cancel(@Suspended AsyncResponse answer) {
        CompletableFuture.runAsync(answer::cancel);
    }

    @GET
    @Path("cancel-until")
    public void cancelUntil(@Suspended AsyncResponse answer) {
        CompletableFuture.runAsync(() -> answer.cancel(30));
    }

    @GET
    @Path("throw")
    public void fails(@Suspended AsyncResponse answer) {
        throw new NotFoundException();
    }
}
