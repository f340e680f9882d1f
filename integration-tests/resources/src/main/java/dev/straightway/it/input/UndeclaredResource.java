package dev.straightway.it.input;

import jakarta.ws.rs.GET;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;

import dev.straightway.it.Person;

/** Says nothing of media types. */
@Path("undeclared")
public class UndeclaredResource {

    @GET
    public Person get() {
        return new Person("Bob", "Builder");
    }

    @GET
    @Path("text")
    public String text() {
        return "text";
    }

    /** Nothing else is at this path. */
    @POST
    @Path("posted")
    public void post() {
    }
}
