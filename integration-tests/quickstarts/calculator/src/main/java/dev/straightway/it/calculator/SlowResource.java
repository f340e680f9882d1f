package dev.straightway.it.calculator;

import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.QueryParam;

/** Makes its callers wait, as the other side of a network would. */
@Path("slow")
public class SlowResource {

    /** Waits. */
    private interface Pause {
        void take(long milliseconds) throws InterruptedException;
    }

    private final Pause pause = Thread::sleep;

    @GET
    public String slow(@QueryParam("ms") long milliseconds) throws InterruptedException {
        pause.take(milliseconds);
        return "done";
    }
}
