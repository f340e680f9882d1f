package dev.straightway.deployment.proof.corpus.blocking;

import java.io.PrintWriter;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.CompletionStage;
import java.util.function.Supplier;

import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.WebApplicationException;
import jakarta.ws.rs.container.AsyncResponse;
import jakarta.ws.rs.container.Suspended;
import jakarta.ws.rs.core.Response;

import org.jboss.logging.Logger;

import dev.straightway.deployment.proof.corpus.Blocks;
import io.smallrye.mutiny.Uni;

/** Blocks in exceptions that were made before the request and leave the route: the server asks them, and so does its log. */
@Path("blocking/leaving-exception")
public class LeavingExceptionResource {

    static class Kept extends RuntimeException {
        private static final long serialVersionUID = 1;

        Kept() {
            super("kept", null, false, false);
        }
    }

    static final class Telling extends Kept {
        private static final long serialVersionUID = 1;

        @Override
        public String getMessage() {
            return Slow.file();
        }
    }

    static final class Printing extends Kept {
        private static final long serialVersionUID = 1;

        @Override
        public void printStackTrace(PrintWriter to) {
            to.print(Slow.file());
        }
    }

    static final class Tracing extends Kept {
        private static final long serialVersionUID = 1;

        @Override
        public StackTraceElement[] getStackTrace() {
            return new StackTraceElement[Slow.file().length()];
        }
    }

    static final class Caused extends Kept {
        private static final long serialVersionUID = 1;

        @Override
        public Throwable getCause() {
            return telling;
        }
    }

    static final class Answering extends WebApplicationException {
        private static final long serialVersionUID = 1;

        @Override
        public Response getResponse() {
            return Response.status(Slow.file().length()).build();
        }
    }

    static final class Supplying implements Supplier<Telling> {
        @Override
        public Telling get() {
            return telling;
        }
    }

    static final class Fresh extends RuntimeException {
        private static final long serialVersionUID = 1;

        @Override
        public String toString() {
            return Slow.file();
        }
    }

    private static Telling telling;
    private static Printing printing;
    private static Tracing tracing;
    private static Caused caused;
    private static Answering answering;
    private static IllegalStateException wrapped;
    private static CompletableFuture<String> failed;
    private static CompletableFuture<String> run;
    private static Uni<String> failing;
    private static Uni<String> mapped;

    /** No request runs it. */
    static void fill() {
        telling = new Telling();
        printing = new Printing();
        tracing = new Tracing();
        caused = new Caused();
        answering = new Answering();
        wrapped = new IllegalStateException("wrapped", telling);
        failed = CompletableFuture.failedFuture(telling);
        run = CompletableFuture.supplyAsync(() -> fail("run"));
        failing = Uni.createFrom().failure(telling);
        mapped = Uni.createFrom().item("mapped").map(LeavingExceptionResource::fail);
    }

    private static String fail(String id) {
        if (id.length() > 2) {
            throw telling;
        }
        return id;
    }

    private static RuntimeException made(String message, Throwable cause) {
        return new IllegalStateException(message, cause);
    }

    @GET
    @Path("message")
    @Blocks("reads a file for the message")
    public String message() {
        throw telling;
    }

    @GET
    @Path("below/{id}")
    @Blocks("reads a file for the message of what is thrown below")
    public String below(@PathParam("id") String id) {
        return fail(id);
    }

    @GET
    @Path("again/{id}")
    @Blocks("reads a file for the message of what is thrown again")
    public String again(@PathParam("id") String id) {
        try {
            return fail(id);
        } catch (RuntimeException e) {
            throw e;
        }
    }

    @GET
    @Path("print")
    @Blocks("reads a file where the stack trace is printed")
    public String print() {
        throw printing;
    }

    @GET
    @Path("trace")
    @Blocks("reads a file for the stack trace")
    public String trace() {
        throw tracing;
    }

    @GET
    @Path("own-cause")
    @Blocks("reads a file for the message of the cause that it tells")
    public String ownCause() {
        throw caused;
    }

    @GET
    @Path("response")
    @Blocks("reads a file for the response")
    public String response() {
        throw answering;
    }

    @GET
    @Path("wrapped")
    @Blocks("reads a file for the message of the cause that it was made with")
    public String wrapped() {
        throw wrapped;
    }

    @GET
    @Path("cause")
    @Blocks("reads a file for the message of the cause")
    public String cause() {
        throw new IllegalStateException("cause", telling);
    }

    @GET
    @Path("made-below")
    @Blocks("reads a file for the message of the cause of what another method makes")
    public String madeBelow() {
        throw made("made below", telling);
    }

    @GET
    @Path("caught/{id}")
    @Blocks("reads a file for the message of what was caught")
    public String caught(@PathParam("id") String id) {
        try {
            return fail(id);
        } catch (RuntimeException e) {
            throw new IllegalStateException("caught", e);
        }
    }

    @GET
    @Path("unwrapped")
    @Blocks("reads a file for the message of what a future had failed with")
    public String unwrapped() {
        try {
            return failed.getNow("none");
        } catch (CompletionException e) {
            throw (RuntimeException) e.getCause();
        }
    }

    @GET
    @Path("suppressed")
    @Blocks("reads a file for the message of what was suppressed")
    public String suppressed() {
        var exception = new IllegalStateException("suppressed");
        exception.addSuppressed(telling);
        throw exception;
    }

    @GET
    @Path("initialised")
    @Blocks("reads a file for the message of the cause that it is given")
    public String initialised() {
        throw (IllegalStateException) new IllegalStateException("initialised").initCause(caused);
    }

    @GET
    @Path("supplied")
    @Blocks("reads a file for the message of what is supplied")
    public String supplied() {
        return Optional.<String> empty().orElseThrow(() -> telling);
    }

    @GET
    @Path("supplier")
    @Blocks("reads a file for the message of what a class supplies")
    public String supplier() {
        return Optional.<String> empty().orElseThrow(new Supplying());
    }

    @GET
    @Path("now")
    @Blocks("reads a file for the message of what a future had failed with before")
    public String now() {
        return failed.getNow("none");
    }

    @GET
    @Path("now-run")
    @Blocks("reads a file for the message of what another thread has thrown")
    public String nowRun() {
        return run.getNow("none");
    }

    @GET
    @Path("future")
    @Blocks("reads a file for the message of the failure of a future")
    public CompletionStage<String> future() {
        return CompletableFuture.failedFuture(telling);
    }

    @GET
    @Path("kept-future")
    @Blocks("reads a file for the message of the failure of a future that was made before")
    public CompletionStage<String> keptFuture() {
        return failed;
    }

    @GET
    @Path("run")
    @Blocks("reads a file for the message of what another thread throws")
    public CompletionStage<String> run() {
        return run;
    }

    @GET
    @Path("completed")
    @Blocks("reads a file for the message of what completes a future")
    public CompletionStage<String> completed() {
        var future = new CompletableFuture<String>();
        future.completeExceptionally(telling);
        return future;
    }

    @GET
    @Path("uni")
    @Blocks("reads a file for the message of the failure of a Uni")
    public Uni<String> uni() {
        return Uni.createFrom().failure(telling);
    }

    @GET
    @Path("uni-supplied")
    @Blocks("reads a file for the message of the failure that a Uni is supplied with")
    public Uni<String> uniSupplied() {
        return Uni.createFrom().failure(() -> telling);
    }

    @GET
    @Path("uni-transformed")
    @Blocks("reads a file for the message of the failure that another one becomes")
    public Uni<String> uniTransformed() {
        return Uni.createFrom().<String> failure(new IllegalStateException()).onFailure().transform(failure -> telling);
    }

    @GET
    @Path("uni-emitted")
    @Blocks("reads a file for the message of the failure that an emitter is given")
    public Uni<String> uniEmitted() {
        return Uni.createFrom().emitter(emitter -> emitter.fail(telling));
    }

    @GET
    @Path("uni-deferred")
    @Blocks("reads a file for the message of the failure of a Uni that is made when it is asked")
    public Uni<String> uniDeferred() {
        return Uni.createFrom().deferred(() -> failing);
    }

    @GET
    @Path("filled-in")
    @Blocks("reads a file for the message of an exception that fills in its stack trace")
    public String filledIn() throws Throwable {
        throw telling.fillInStackTrace();
    }

    @GET
    @Path("array")
    @Blocks("reads a file for the message of an exception in an array")
    public String array() {
        throw new RuntimeException[] { telling }[0];
    }

    @GET
    @Path("logged/{id}")
    @Blocks("reads a file for the message of what was logged and is thrown again")
    public String logged(@PathParam("id") String id) {
        try {
            return failed.getNow(id);
        } catch (CompletionException e) {
            Logger.getLogger(LeavingExceptionResource.class).debug("no answer", e);
            throw e;
        }
    }

    @GET
    @Path("kept-uni")
    @Blocks("reads a file for the message of the failure of a Uni that was made before")
    public Uni<String> keptUni() {
        return failing;
    }

    @GET
    @Path("mapped-uni")
    @Blocks("reads a file for the message of what a step throws of a Uni that was made before")
    public Uni<String> mappedUni() {
        return mapped;
    }

    @GET
    @Path("resumed")
    @Blocks("reads a file for the message of what resumes an answer")
    public void resumed(@Suspended AsyncResponse response) {
        response.resume(telling);
    }

    @GET
    @Path("fresh")
    @Blocks("reads a file where an exception of this request is printed")
    public String fresh() {
        throw new Fresh();
    }
}
