package org.acme;

import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;

import io.smallrye.common.annotation.NonBlocking;

@Path("/hello")
@NonBlocking
@Produces(MediaType.TEXT_PLAIN)
public class HelloResource {

    @GET
    public String open() {
        return "Hello";
    }

    @GET
    @Path("keyed")
    @Keyed
    public String keyed() {
        return "Hello";
    }
}
