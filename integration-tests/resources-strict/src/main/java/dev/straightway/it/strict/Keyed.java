package dev.straightway.it.strict;

import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.Produces;

/** Takes a key of any type, which the resource names as {@code K}. */
public abstract class Keyed<K> {

    @GET
    @Path("{key}")
    @Produces("text/plain")
    public abstract String find(@PathParam("key") K key);
}
