package dev.straightway.it;

import jakarta.ws.rs.GET;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;

import io.smallrye.common.annotation.Blocking;

/** The same on a worker, by annotation. */
@Path("person/blocking")
@Blocking
public class PersonBlockingResource {

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
