package dev.straightway.deployment.proof.corpus.blocking;

import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.BiFunction;
import java.util.function.Function;

import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;

import org.jboss.logging.Logger;

import dev.straightway.deployment.proof.corpus.Blocks;
import io.smallrye.mutiny.Uni;

/** Blocks in exceptions of the application, which the platform hands to whoever handles them. */
@Path("blocking/thrown")
public class ThrownResource {

    private static final Logger LOG = Logger.getLogger(ThrownResource.class);

    static class Missing extends RuntimeException {
        private static final long serialVersionUID = 1L;

        @Override
        public String getMessage() {
            return "missing " + Slow.file();
        }

        String detail() {
            return Slow.row();
        }
    }

    static final class Described implements Function<Throwable, String> {
        @Override
        public String apply(Throwable failure) {
            return failure.getMessage();
        }
    }

    static final class Handled implements BiFunction<Object, Object, String> {
        @Override
        public String apply(Object value, Object failure) {
            return String.valueOf(failure);
        }
    }

    @SuppressWarnings("unchecked")
    private static <A, B> BiFunction<A, B, String> handler(BiFunction<Object, Object, String> handled) {
        return (BiFunction<A, B, String>) (BiFunction<?, ?, String>) handled;
    }

    private Missing missing;

    /** No request runs it. */
    void fill() {
        missing = new Missing();
    }

    private String fail(String id) {
        if (id.isEmpty()) {
            throw missing;
        }
        return id;
    }

    @GET
    @Path("exceptionally")
    @Blocks("file in the message of what a step of a future throws")
    public String exceptionally() {
        return CompletableFuture.completedFuture("").thenApply(this::fail).exceptionally(Throwable::getMessage)
                .getNow("none");
    }

    @GET
    @Path("cause")
    @Blocks("file in the message of the cause that a future wraps")
    public String cause() {
        return CompletableFuture.completedFuture("").thenApply(this::fail)
                .exceptionally(failure -> failure.getCause().getMessage()).getNow("none");
    }

    @GET
    @Path("handle")
    @Blocks("JDBC in a method of what a step of a future throws")
    public String handle() {
        return CompletableFuture.completedFuture("").thenApply(this::fail)
                .handle((value, failure) -> failure.getCause() instanceof Missing missing ? missing.detail() : value)
                .getNow("none");
    }

    @GET
    @Path("class")
    @Blocks("file in the message of what a class is given that handles failures")
    public String handledByAClass() {
        return CompletableFuture.completedFuture("").thenApply(this::fail).exceptionally(new Described())
                .getNow("none");
    }

    @GET
    @Path("object")
    @Blocks("file in the message of what a class is given that takes objects")
    public String handledAsAnObject() {
        return CompletableFuture.completedFuture("").thenApply(this::fail).<String> handle(handler(new Handled()))
                .getNow("none");
    }

    @GET
    @Path("completed")
    @Blocks("file in the message of a failure that was seen before")
    public String completed() {
        var seen = new AtomicReference<String>("none");
        CompletableFuture.completedFuture("").thenApply(this::fail)
                .whenComplete((value, failure) -> seen.set(failure == null ? value : failure.toString()));
        return seen.get();
    }

    @GET
    @Path("uni")
    @Blocks("file in the message of what a step of a Uni throws")
    public Uni<String> uni() {
        return Uni.createFrom().item("").map(this::fail).onFailure().recoverWithItem(Throwable::getMessage);
    }

    @GET
    @Path("unwrapped")
    @Blocks("file in the cause of an exception of the platform that is caught")
    public String unwrapped() {
        try {
            return CompletableFuture.completedFuture("").thenApply(this::fail).getNow("none");
        } catch (CompletionException e) {
            return e.getCause().getMessage();
        }
    }

    @GET
    @Path("logged")
    @Blocks("file in the message of the cause of an exception that is logged")
    public String logged() {
        try {
            return CompletableFuture.completedFuture("").thenApply(this::fail).getNow("none");
        } catch (CompletionException e) {
            return LOG.getName() + e;
        }
    }

    @GET
    @Path("suppressed")
    @Blocks("file in the message of an exception that was suppressed")
    public int suppressed() {
        var all = new ConcurrentLinkedQueue<String>();
        try (AutoCloseable fails = () -> fail("")) {
            throw new IllegalStateException("before " + fails.hashCode());
        } catch (Exception e) {
            for (var one : e.getSuppressed()) {
                all.add(one.getMessage());
            }
        }
        return all.size();
    }
}
