package dev.straightway.it;

import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;

import io.smallrye.common.annotation.RunOnVirtualThread;

/** The same on a virtual thread, where the JVM has them. */
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
        return person;
    }

    @GET
    @Path("thread")
    @Produces(MediaType.TEXT_PLAIN)
    public String thread() {
        return Threads.kind();
    }
}
