package dev.straightway.it.quarkus;

import java.util.Map;
import java.util.concurrent.Callable;

import jakarta.inject.Inject;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.HttpHeaders;
import jakarta.ws.rs.core.Response;

import org.jboss.resteasy.reactive.server.ServerExceptionMapper;

import io.smallrye.common.annotation.Blocking;
import io.smallrye.common.annotation.NonBlocking;
import io.smallrye.mutiny.Uni;

/** What callbacks are called around. */
@Path("/callbacks")
@Produces("text/plain")
public class CallbackResource {

    private static final Map<String, Callable<Exception>> FAILURES = Map.ofEntries(
            Map.entry("any", () -> new CallbackException("some")), Map.entry("heir", CallbackException.Heir::new),
            Map.entry("near", CallbackException.Near::new), Map.entry("left", CallbackException.Left::new),
            Map.entry("right", CallbackException.Right::new), Map.entry("later", () -> new CallbackException.Later("later")),
            Map.entry("later-null", () -> new CallbackException.Later("null")),
            Map.entry("later-fails", () -> new CallbackException.Later("fails")),
            Map.entry("nothing", CallbackException.Nothing::new), Map.entry("owned", CallbackException.Owned::new),
            Map.entry("own", IllegalThreadStateException::new),
            Map.entry("plain", () -> new CallbackWrapper.Plain(new CallbackException("wrapped"))),
            Map.entry("plain-twice", () -> new CallbackWrapper.Plain(new CallbackWrapper.Plain(new CallbackException.Near()))),
            Map.entry("mapped", () -> new CallbackWrapper.Mapped(new CallbackException("wrapped"))),
            Map.entry("exact", () -> new CallbackWrapper.Exact(new CallbackException("wrapped"))),
            Map.entry("exact-unknown", () -> new CallbackWrapper.Exact(new ClassNotFoundException())),
            Map.entry("always", () -> new CallbackWrapper.Always(new CallbackException("wrapped"))),
            Map.entry("teapot", () -> new CallbackTeapot(Response.status(418).build())),
            Map.entry("full-teapot", () -> new CallbackTeapot(Response.status(418).entity("full").build())));

    @Inject
    CallbackTrail trail;

    private String called() {
        trail.addThread("method");
        return "called";
    }

    @GET
    @Path("worker")
    @Called
    @Blocking
    public String worker() {
        return called();
    }

    @GET
    @Path("loop")
    @Called
    @NonBlocking
    public String loop() {
        return called();
    }

    @GET
    @Path("uni")
    @Called
    public Uni<String> uni() {
        return Uni.createFrom().item(called());
    }

    @POST
    @Path("body")
    @Called
    @Blocking
    public String body(String text) {
        return called() + " " + text;
    }

    @GET
    @Path("fails/{what}")
    @Called
    @Blocking
    public String fails(@PathParam("what") String what) throws Exception {
        throw FAILURES.get(what).call();
    }

    @GET
    @Path("fails-on-loop/{what}")
    @NonBlocking
    public String failsOnLoop(@PathParam("what") String what) throws Exception {
        throw FAILURES.get(what).call();
    }

    @GET
    @Path("fails-later/{what}")
    public Uni<String> failsLater(@PathParam("what") String what) throws Exception {
        return Uni.createFrom().failure(FAILURES.get(what).call());
    }

    /** Comes before the mapper of all resources, and maps what has none. */
    @ServerExceptionMapper({ CallbackException.Owned.class, IllegalThreadStateException.class })
    public Response own(Exception exception, HttpHeaders headers) {
        return Response.status(466).entity("own " + exception.getClass().getSimpleName() + " "
                + headers.getHeaderString("X-Name")).build();
    }
}
