package dev.straightway.it.hostile.async;

import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.Executor;
import java.util.concurrent.TimeUnit;

import jakarta.ws.rs.GET;
import jakarta.ws.rs.HeaderParam;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.container.AsyncResponse;
import jakarta.ws.rs.container.Suspended;
import jakarta.ws.rs.core.Response;

import dev.straightway.it.hostile.Marker;
import dev.straightway.it.hostile.fault.FaultException;
import dev.straightway.it.hostile.fault.Fragile;
import io.smallrye.mutiny.Uni;
import io.vertx.core.Context;
import io.vertx.core.Vertx;

/** Answers late, twice, never, and beside a failure. */
@Path("async")
@Produces("text/plain")
public class AsyncResource {

    private static final int SHORT_MILLIS = 30;
    private static final Executor LATE = CompletableFuture.delayedExecutor(2 * SHORT_MILLIS, TimeUnit.MILLISECONDS);

    @GET
    @Path("plain/{how}")
    public void plain(@PathParam("how") String how, @HeaderParam(Marker.FIELD) String marker, @Suspended AsyncResponse answer) {
        resume(how, marker, answer);
    }

    /** The same behind filters. */
    @GET
    @Path("filtered/{how}")
    @Fragile
    public void filtered(@PathParam("how") String how, @HeaderParam(Marker.FIELD) String marker,
            @Suspended AsyncResponse answer) {
        resume(how, marker, answer);
    }

    private static void resume(String how, String marker, AsyncResponse answer) {
        Response good = good(marker);
        switch (how) {
            case "once" -> CompletableFuture.runAsync(() -> answer.resume(good));
            case "at-once" -> answer.resume(good);
            case "twice" -> CompletableFuture.runAsync(() -> {
                answer.resume(good);
                answer.resume(new FaultException("second"));
            });
            case "two-threads" -> {
                CompletableFuture.runAsync(() -> answer.resume(good));
                CompletableFuture.runAsync(() -> answer.resume(new FaultException("other")));
            }
            case "race" -> {
                CompletableFuture.runAsync(() -> answer.resume(good));
                throw new FaultException("method");
            }
            case "then-throw" -> {
                answer.resume(good);
                throw new FaultException("method");
            }
            case "failure" -> CompletableFuture.runAsync(() -> answer.resume(new FaultException("resumed")));
            case "never" -> answer.setTimeout(SHORT_MILLIS, TimeUnit.MILLISECONDS);
            case "late" -> {
                answer.setTimeout(SHORT_MILLIS, TimeUnit.MILLISECONDS);
                LATE.execute(() -> answer.resume(good));
            }
            case "timeout-answers" -> {
                answer.setTimeoutHandler(late -> late.resume(good));
                answer.setTimeout(SHORT_MILLIS, TimeUnit.MILLISECONDS);
            }
            case "timeout-throws" -> {
                answer.setTimeoutHandler(late -> {
                    throw new IllegalStateException("the handler fails");
                });
                answer.setTimeout(SHORT_MILLIS, TimeUnit.MILLISECONDS);
            }
            case "timeout-error" -> {
                answer.setTimeoutHandler(late -> {
                    throw new AssertionError("the handler fails");
                });
                answer.setTimeout(SHORT_MILLIS, TimeUnit.MILLISECONDS);
            }
            case "cancel" -> CompletableFuture.runAsync(answer::cancel);
            default -> throw new IllegalArgumentException(how);
        }
    }

    @GET
    @Path("stage/{how}")
    public CompletionStage<Response> stage(@PathParam("how") String how, @HeaderParam(Marker.FIELD) String marker) {
        return switch (how) {
            case "value" -> CompletableFuture.supplyAsync(() -> good(marker));
            case "now" -> CompletableFuture.completedFuture(good(marker));
            case "failure" -> CompletableFuture.failedFuture(new FaultException("stage"));
            case "later-failure" -> CompletableFuture.supplyAsync(() -> {
                throw new FaultException("stage");
            });
            case "error" -> CompletableFuture.supplyAsync(() -> {
                throw new AssertionError("stage");
            });
            case "null" -> null;
            case "empty" -> CompletableFuture.completedFuture(null);
            default -> throw new FaultException(how);
        };
    }

    @GET
    @Path("uni/{how}")
    public Uni<Response> uni(@PathParam("how") String how, @HeaderParam(Marker.FIELD) String marker) {
        return switch (how) {
            case "value" -> Uni.createFrom().item(() -> good(marker));
            case "later" -> Uni.createFrom().completionStage(() -> CompletableFuture.supplyAsync(() -> good(marker)));
            case "loop" -> Uni.createFrom().emitter(emitter -> loop().execute(() -> emitter.complete(good(marker))));
            case "nested" -> Uni.createFrom().emitter(outer -> Uni.createFrom().<Response> emitter(
                    inner -> loop().execute(() -> inner.complete(good(marker)))).subscribe().with(outer::complete));
            case "failure" -> Uni.createFrom().failure(new FaultException("uni"));
            case "error" -> Uni.createFrom().failure(new AssertionError("uni"));
            case "empty" -> Uni.createFrom().nullItem();
            default -> throw new FaultException(how);
        };
    }

    /** {@return the event loop of the request, if the stack calls methods within its context} */
    private static Executor loop() {
        Context context = Vertx.currentContext();
        return context == null ? LATE : task -> context.runOnContext(nothing -> task.run());
    }

    private static Response good(String marker) {
        return Response.ok("method " + marker).header(Marker.FIELD, marker).header(Marker.STAGE, "method").build();
    }
}
