package dev.straightway.deployment.proof.corpus.blocking;

import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;

import dev.straightway.deployment.proof.corpus.Blocks;

/**
 * Waits for the monitor of an exception, which another route holds while it reads a file. {@code getCause},
 * {@code getSuppressed}, {@code addSuppressed} and {@code initCause} are synchronized.
 */
@Path("blocking/held-exception")
public class HeldExceptionResource {

    static final class Missing extends RuntimeException {
        private static final long serialVersionUID = 1;

        Missing() {
            super("missing", null, true, false);
        }

        synchronized String load() {
            return Slow.file();
        }
    }

    private static final Missing MISSING = new Missing();

    @GET
    @Path("load")
    @Blocks("reads a file while it holds the exception")
    public String load() {
        return MISSING.load();
    }

    @GET
    @Path("cause")
    @Blocks("waits for the exception to tell its cause")
    public boolean cause() {
        return MISSING.getCause() == null;
    }

    @GET
    @Path("suppressed")
    @Blocks("waits for the exception to tell what it has suppressed")
    public int suppressed() {
        return MISSING.getSuppressed().length;
    }

    @GET
    @Path("suppress")
    @Blocks("waits for the exception to suppress another one")
    public int suppress() {
        MISSING.addSuppressed(new IllegalStateException());
        return 1;
    }

    @GET
    @Path("thrown")
    @Blocks("waits for the exception when the log asks for its cause")
    public String thrown() {
        throw MISSING;
    }
}
