package dev.straightway.it.locators;

import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Inject;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.QueryParam;

import dev.straightway.it.Greeter;

/** A sub-resource that is a bean. */
@ApplicationScoped
@Produces("text/plain")
public class Catalogue {

    @Inject
    Greeter greeter;

    @GET
    @Path("greeting")
    public String greeting(@QueryParam("name") String name) {
        return greeter.greet(name);
    }
}
