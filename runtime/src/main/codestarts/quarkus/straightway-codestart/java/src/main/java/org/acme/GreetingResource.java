package org.acme;

import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;

@Path("greeting")
public class GreetingResource {

    public record Greeting(String text) {
    }

    @GET
    @Path("{name}")
    public Greeting greet(String name) {
        return new Greeting("Hello, " + name + "!");
    }
}
