package dev.straightway.it.locators;

import jakarta.ws.rs.GET;
import jakarta.ws.rs.Produces;

/** What several classes implement, each with methods of its own. */
@Produces("text/plain")
public interface Document {

    @GET
    String title();
}
