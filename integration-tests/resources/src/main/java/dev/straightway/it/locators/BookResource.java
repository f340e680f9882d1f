package dev.straightway.it.locators;

import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.PUT;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.Produces;

/** No root resource: only a locator leads here. */
@Produces("text/plain")
public class BookResource {

    private final String title;

    BookResource(String title) {
        this.title = title;
    }

    @GET
    public String get() {
        return title;
    }

    @PUT
    @Consumes("text/plain")
    public String put(String text) {
        return title + " := " + text;
    }

    /** Its own variable beside the locator's. */
    @GET
    @Path("pages/{page}")
    public String page(@PathParam("page") int page) {
        return title + " p. " + page;
    }
}
