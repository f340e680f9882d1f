package dev.straightway.it;

import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;

/** Methods that media types choose among (§3.7.2 step 3, §3.8). */
@Path("negotiation")
public class NegotiationResource {

    @GET
    @Produces("text/plain")
    public String text() {
        return "text";
    }

    @GET
    @Produces("application/json")
    public Person json() {
        return new Person("Bob", "Builder");
    }

    @GET
    @Path("anything")
    @Consumes("*/*")
    public String anything() {
        return "anything";
    }

    @GET
    @Path("anything")
    public String unsaid() {
        return "unsaid";
    }

    @POST
    @Consumes("application/json")
    @Produces("text/plain")
    public String post(Person person) {
        return person.getFirst();
    }
}
