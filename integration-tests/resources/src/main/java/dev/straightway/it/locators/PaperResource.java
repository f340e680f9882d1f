package dev.straightway.it.locators;

import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.Context;
import jakarta.ws.rs.core.UriInfo;

/** Is returned as an object and as a class. */
@Produces("text/plain")
public class PaperResource {

    private final String text;

    /** By which run time makes one. */
    public PaperResource() {
        this("blank");
    }

    PaperResource(String text) {
        this.text = text;
    }

    @GET
    public String get() {
        return text;
    }

    @GET
    @Path("way")
    public String way(@Context UriInfo uri) {
        return Way.of(uri);
    }
}
