package dev.straightway.it.locators;

import jakarta.ws.rs.GET;
import jakarta.ws.rs.PUT;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;

/** Has a scale. */
@Produces("text/plain")
public class Chart implements Document {

    @Override
    public String title() {
        return "chart";
    }

    @GET
    @Path("scale")
    public String scale() {
        return "scale of a chart";
    }

    @PUT
    @Path("address")
    public String move() {
        return "moved";
    }
}
