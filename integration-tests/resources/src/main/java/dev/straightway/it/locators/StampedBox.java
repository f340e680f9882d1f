package dev.straightway.it.locators;

import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;

import dev.straightway.it.filters.Stamped;

/** Its class binds all its methods. */
@Stamped
@Produces("text/plain")
public class StampedBox {

    @GET
    public String get() {
        return "box";
    }

    @GET
    @Path("lid")
    public String lid() {
        return "lid";
    }
}
