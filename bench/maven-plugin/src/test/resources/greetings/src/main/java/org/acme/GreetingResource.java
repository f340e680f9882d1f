package org.acme;

import java.util.UUID;

import jakarta.ws.rs.GET;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.core.Context;
import jakarta.ws.rs.core.UriInfo;

@Path("/greetings")
public class GreetingResource {

    public record Greeting(String text, int length) {
    }

    @GET
    public Greeting hello() {
        return new Greeting("hello", 5);
    }

    @GET
    @Path("{name}")
    public Greeting one(@PathParam("name") String name) {
        return new Greeting(name, name.length());
    }

    @POST
    public Greeting add(Greeting greeting) {
        return greeting;
    }

    /** Another one each time. */
    @GET
    @Path("id")
    public String id() {
        return UUID.randomUUID().toString();
    }

    /** Sleeps, so that it stays on a worker. */
    @GET
    @Path("slow")
    public String slow() throws InterruptedException {
        Thread.sleep(1);
        return "slow";
    }

    /** Each stack has classes of its own behind it. */
    @GET
    @Path("stack")
    public String stack(@Context UriInfo uri) {
        return uri.getClass().getName();
    }
}
