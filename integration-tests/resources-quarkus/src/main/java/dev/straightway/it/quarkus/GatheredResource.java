package dev.straightway.it.quarkus;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.SortedSet;
import java.util.TreeSet;

import jakarta.ws.rs.DefaultValue;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;

import org.jboss.resteasy.reactive.RestHeader;
import org.jboss.resteasy.reactive.RestMatrix;
import org.jboss.resteasy.reactive.RestPath;
import org.jboss.resteasy.reactive.RestQuery;
import org.jboss.resteasy.reactive.Separator;

/** Parameters that take several texts, in the forms that Quarkus REST knows beside those of Jakarta REST. */
@Path("gathered")
@Produces("text/plain")
public class GatheredResource {

    @GET
    @Path("optional")
    public String optional(@RestQuery Optional<List<String>> list, @RestQuery Optional<Set<Integer>> set,
            @RestQuery Optional<SortedSet<Integer>> sorted) {
        return list.isPresent() + " " + set.map(TreeSet::new) + " " + sorted;
    }

    @GET
    @Path("raw")
    @SuppressWarnings("rawtypes") // that is what it shows
    public String raw(@RestQuery List list, @RestHeader Set set) {
        return list + " " + set;
    }

    @GET
    @Path("array")
    public String array(@RestQuery int[] number, @RestQuery String[] text) {
        return number.length + " " + String.join("|", text);
    }

    @GET
    @Path("path/{parts: .+}")
    public String path(@RestPath List<String> parts) {
        return parts.size() + " " + String.join("|", parts);
    }

    @GET
    @Path("matrix")
    public String matrix(@RestMatrix List<String> part, @RestMatrix("n") int number) {
        return part + " " + number;
    }

    @GET
    @Path("separated")
    public String separated(@RestQuery @Separator(",") @DefaultValue("7") List<Integer> number) {
        return number.toString();
    }
}
