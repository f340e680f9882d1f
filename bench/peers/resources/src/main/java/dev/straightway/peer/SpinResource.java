package dev.straightway.peer;

import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;

import io.smallrye.common.annotation.NonBlocking;

/** Burns as many microseconds as it is asked to: a difference of known size, which the lab must find. */
@Path("spin")
@Produces(MediaType.TEXT_PLAIN)
@NonBlocking
public class SpinResource {

    private static final int NANOS_PER_MICRO = 1_000;
    private static final int MOST = 1_000;

    @GET
    @Path("{micros}")
    public String get(@PathParam("micros") int micros) {
        if (micros > 0) {
            long end = System.nanoTime() + (long) Math.min(micros, MOST) * NANOS_PER_MICRO;
            while (System.nanoTime() < end) {
                Thread.onSpinWait();
            }
        }
        return "Hello, world!";
    }
}
