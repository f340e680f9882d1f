package dev.straightway.peer.virtual;

import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;

import dev.straightway.peer.Person;
import dev.straightway.peer.Threads;
import io.smallrye.common.annotation.RunOnVirtualThread;

/** The person on a virtual thread, which POST proves. */
@Path("person/virtual")
@Produces(MediaType.APPLICATION_JSON)
@Consumes(MediaType.APPLICATION_JSON)
@RunOnVirtualThread
public class PersonVirtualResource {

    @GET
    public Person get() {
        return new Person("Bob", "Builder");
    }

    @POST
    public Person post(Person person) {
        Threads.requireVirtual();
        return person;
    }
}
