package dev.straightway.it.suppliers;

import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;

/** Tells which thread serves it. It has nothing to do with suppliers. */
@Path("thread")
public class ThreadResource {

    @GET
    public String name() {
        return Thread.currentThread().getName();
    }
}
