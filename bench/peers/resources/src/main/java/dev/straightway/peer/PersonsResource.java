package dev.straightway.peer;

import java.util.List;
import java.util.stream.IntStream;

import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;

import io.smallrye.common.annotation.NonBlocking;

/** Answers lists of all lengths up to 1,000; they are made once, so that their writing is what costs. */
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
}
