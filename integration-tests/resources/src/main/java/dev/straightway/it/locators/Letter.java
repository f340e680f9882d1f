package dev.straightway.it.locators;

import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;

/** Has an address. */
@Produces("text/plain")
public class Letter implements Document {

    @Override
    public String title() {
        return "letter";
    }

    @GET
    @Path("address")
    public String address() {
        return "address of a letter";
    }

    /** Of another class, another method is at this path. */
    @GET
    @Path("{part}")
    public String part() {
        return "part of a letter";
    }
}
