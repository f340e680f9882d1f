package dev.straightway.peer;

import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;

import io.smallrye.common.annotation.NonBlocking;

/** The resource of the published experiment: on the event loop, which POST proves. */
@Path("person")
@Produces(MediaType.APPLICATION_JSON)
@Consumes(MediaType.APPLICATION_JSON)
@NonBlocking
public class PersonResource {

    @GET
    public Person get() {
        return new Person("Bob", "Builder");
    }

    @POST
    public Person post(Person person) {
        Threads.requireEventLoop();
        return person;
    }
}
