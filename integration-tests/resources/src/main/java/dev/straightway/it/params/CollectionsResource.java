package dev.straightway.it.params;

import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.SortedSet;
import java.util.TreeSet;

import jakarta.ws.rs.DefaultValue;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.HeaderParam;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.QueryParam;

/** Collections and arrays of every type that a single value may have (§3.2). */
@Path("collections")
@Produces("text/plain")
public class CollectionsResource {

    @GET
    @Path("list")
    public String list(@QueryParam("grade") List<Grade> grades, @QueryParam("isbn") List<Isbn> isbns) {
        return grades + " " + isbns;
    }

    @GET
    @Path("sets")
    public String sets(@QueryParam("isbn") Set<Isbn> set, @QueryParam("isbn") SortedSet<Isbn> sorted) {
        return new TreeSet<>(set) + " " + sorted;
    }

    @GET
    @Path("default")
    public String orElse(@QueryParam("n") @DefaultValue("5") List<Integer> numbers) {
        return numbers.toString();
    }

    @GET
    @Path("array")
    public String array(@QueryParam("word") String[] words, @QueryParam("isbn") Isbn[] isbns) {
        return Arrays.toString(words) + " " + Arrays.toString(isbns);
    }

    @GET
    @Path("header")
    public String header(@HeaderParam("X-Grade") List<Grade> grades) {
        return grades.toString();
    }

    @GET
    @Path("path/{n}")
    public String path(@PathParam("n") List<Integer> numbers) {
        return numbers.toString();
    }
}
