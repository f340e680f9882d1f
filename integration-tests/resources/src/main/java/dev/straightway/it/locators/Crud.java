package dev.straightway.it.locators;

import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;

/** A generic class whose methods a resource inherits and implements; {@code E} is the type of the entity. */
public abstract class Crud<E> {

    @POST
    @Path("entity")
    @Consumes("application/json")
    @Produces("text/plain")
    public abstract String read(E entity);

    @GET
    @Path("inherited")
    @Produces("text/plain")
    public String inherited() {
        return "inherited by " + name();
    }

    protected abstract String name();
}
