package dev.straightway.peer;

import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;

/** The same without a word on threads: the stack chooses. */
@Path("person/plain")
@Produces(MediaType.APPLICATION_JSON)
@Consumes(MediaType.APPLICATION_JSON)
public class PersonPlainResource {

    @GET
    public Person get() {
        return new Person("Bob", "Builder");
    }

    @POST
    public Person post(Person person) {
        return person;
    }
}
