package dev.straightway.peer;

import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;

import io.smallrye.common.annotation.NonBlocking;

/** Ends in an exception that has a mapper. */
@Path("orders")
@Produces(MediaType.TEXT_PLAIN)
@NonBlocking
public class OrderResource {

    @GET
    @Path("{number}")
    public String get(@PathParam("number") int number) {
        throw new OrderClosedException(number);
    }
}
