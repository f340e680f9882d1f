package dev.straightway.it.locators;

import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.PUT;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;

/** Annotates anew what it overrides: all annotations of the overridden method are then ignored (§3.6). */
@Path("overriding")
public class OverridingResource extends Crud<String> {

    @Override
    @PUT
    @Path("anew")
    @Consumes("text/plain")
    @Produces("text/html")
    public String read(String text) {
        return "anew " + text;
    }

    @Override
    protected String name() {
        return "another";
    }
}
