package dev.straightway.peer;

import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;

import io.smallrye.common.annotation.Blocking;

/** The same on a worker, which POST proves. */
@Path("person/blocking")
@Produces(MediaType.APPLICATION_JSON)
@Consumes(MediaType.APPLICATION_JSON)
@Blocking
public class PersonBlockingResource {

    @GET
    public Person get() {
        return new Person("Bob", "Builder");
    }

    @POST
    public Person post(Person person) {
        Threads.requireWorker();
        return person;
    }
}
