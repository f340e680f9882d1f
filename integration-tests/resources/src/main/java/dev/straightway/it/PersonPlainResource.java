package dev.straightway.it;

import jakarta.ws.rs.GET;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;

/** The same without an annotation: the stack decides the thread. */
@Path("person/plain")
public class PersonPlainResource {

    @GET
    public Person get() {
        return new Person("Bob", "Builder");
    }

    @POST
    public Person post(Person person) {
        return person;
    }

    @GET
    @Path("thread")
    public String thread() {
        return Threads.kind();
    }
}
