package dev.straightway.it.input;

import jakarta.ws.rs.GET;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.Response;

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

    @GET
    @Path("number")
    public int number() {
        return 5;
    }

    @GET
    @Path("given")
    public Response given() {
        return Response.ok("[5]").build();
    }

    /** As a page of any site may have a browser send it without asking first: without a type. */
    @POST
    @Path("person")
    @Produces("text/plain")
    public String post(Person person) {
        return person.getFirst();
    }

    /** Nothing else is at this path. */
    @POST
    @Path("posted")
    public void post() {
    }
}
