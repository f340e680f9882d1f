package dev.straightway.it.async;

import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.CompletionStage;

import jakarta.ws.rs.ForbiddenException;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.Response;

/** Stages of responses, and of failures (§8.2.2). */
@Path("stages")
@Produces("text/plain")
public class StagesResource {

    @GET
    @Path("response")
    public CompletionStage<Response> response() {
        return CompletableFuture.supplyAsync(() -> Response.accepted("taken").header("X-Later", "yes").build());
    }

    @GET
    @Path("nothing")
    public CompletionStage<String> nothing() {
        return CompletableFuture.completedFuture(null);
    }

    @GET
    @Path("failed")
    public CompletionStage<Response> failed() {
        return CompletableFuture.failedFuture(new ForbiddenException());
    }

    /** What a later stage makes of a failure is wrapped. */
    @GET
    @Path("wrapped")
    public CompletionStage<Response> wrapped() {
        return CompletableFuture.<Response> failedFuture(new CompletionException(new ForbiddenException()))
                .thenApply(response -> response);
    }

    @GET
    @Path("broken")
    public CompletionStage<String> broken() {
        return CompletableFuture.supplyAsync(() -> {
            throw new IllegalStateException("a secret of the application");
        });
    }

    @GET
    @Path("throws")
    public CompletionStage<String> fails() {
        throw new ForbiddenException();
    }
}
