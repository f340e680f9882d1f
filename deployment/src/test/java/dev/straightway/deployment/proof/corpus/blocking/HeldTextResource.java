package dev.straightway.deployment.proof.corpus.blocking;

import java.sql.SQLException;

import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;

import dev.straightway.deployment.proof.corpus.Blocks;

/** Waits for the monitor of an exception of the platform, which takes it in methods of its own. */
@Path("blocking/held-text")
public class HeldTextResource {

    private static final NullPointerException NOTHING = new NullPointerException();
    private static final ClassNotFoundException MISSING = new ClassNotFoundException("missing");
    private static final SQLException BROKEN = new SQLException("broken");

    @GET
    @Path("hold")
    @Blocks("sleeps while it holds what has no message")
    public String holdNothing() {
        return hold(NOTHING);
    }

    @GET
    @Path("hold-missing")
    @Blocks("sleeps while it holds what tells of a class")
    public String holdMissing() {
        return hold(MISSING);
    }

    @GET
    @Path("hold-broken")
    @Blocks("sleeps while it holds what has a chain")
    public String holdBroken() {
        return hold(BROKEN);
    }

    private static String hold(Exception exception) {
        synchronized (exception) {
            return Slow.sleep();
        }
    }

    @GET
    @Path("message")
    @Blocks("waits for the message that the machine finds")
    public String message() {
        return NOTHING.getMessage();
    }

    @GET
    @Path("text")
    @Blocks("waits for the same message in a text")
    public String text() {
        return "failed: " + NOTHING;
    }

    @GET
    @Path("format")
    @Blocks("waits for the same message in a format")
    public String format() {
        return String.format("failed: %s", NOTHING);
    }

    @GET
    @Path("unknown-class")
    @Blocks("waits for the cause by another name")
    public boolean unknownClass() {
        return MISSING.getException() == null;
    }

    @GET
    @Path("broken")
    @Blocks("waits for the causes in a loop")
    public int broken() {
        int causes = 0;
        for (Throwable cause : BROKEN) {
            causes += cause == BROKEN ? 0 : 1;
        }
        return causes;
    }
}
