package dev.straightway.it.quarkus;

import java.util.List;
import java.util.Set;
import java.util.TreeSet;

import jakarta.ws.rs.DefaultValue;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.QueryParam;

import org.jboss.resteasy.reactive.RestQuery;
import org.jboss.resteasy.reactive.Separator;

/** Several values in one text of the query. */
@Path("separated")
@Produces("text/plain")
public class SeparatedResource {

    @GET
    @Path("texts")
    public String texts(@RestQuery @Separator(",") List<String> text) {
        return text.size() + " " + String.join("|", text);
    }

    @GET
    @Path("numbers")
    public String numbers(@QueryParam("n") @Separator("[,.]") @DefaultValue("7") Set<Integer> numbers) {
        return new TreeSet<>(numbers).toString();
    }
}
