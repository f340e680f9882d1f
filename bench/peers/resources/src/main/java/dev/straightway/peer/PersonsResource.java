package dev.straightway.peer;

import java.util.List;
import java.util.stream.IntStream;

import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;

import io.smallrye.common.annotation.NonBlocking;

/** Answers lists of all lengths up to 1,000, which are made once, so that their writing is what costs; and reads lists. */
@Path("persons")
@Produces(MediaType.APPLICATION_JSON)
@NonBlocking
public class PersonsResource {

    private static final List<Person> PERSONS = IntStream.range(0, 1000).mapToObj(i -> new Person("Bob", "Builder")).toList();

    @GET
    @Path("{count}")
    public List<Person> get(@PathParam("count") int count) {
        return PERSONS.subList(0, count);
    }

    @POST
    @Consumes(MediaType.APPLICATION_JSON)
    @Produces(MediaType.TEXT_PLAIN)
    public String post(List<Person> persons) {
        return Integer.toString(persons.size());
    }
}
