package dev.straightway.it;

import java.math.BigDecimal;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.SortedSet;
import java.util.UUID;

import jakarta.ws.rs.CookieParam;
import jakarta.ws.rs.DefaultValue;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.HeaderParam;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.QueryParam;

/** Parameters of every place and type (§3.2). */
@Path("params")
@Produces("text/plain")
public class ParametersResource {

    public enum Colour {
        RED,
        BLUE
    }

    /** Makes itself by its constructor. */
    public static class Celsius {
        private final int degrees;

        public Celsius(String text) {
            this.degrees = Integer.parseInt(text);
        }

        @Override
        public String toString() {
            return degrees + "°";
        }
    }

    /** Makes itself by {@code valueOf}. */
    public record Range(int from, int to) {
        public static Range valueOf(String text) {
            String[] ends = text.split("-");
            return new Range(Integer.parseInt(ends[0]), Integer.parseInt(ends[1]));
        }
    }

    @GET
    @Path("path/{id}")
    public String path(@PathParam("id") long id) {
        return "id " + id;
    }

    @GET
    @Path("text/{name}")
    public String text(@PathParam("name") String name) {
        return "name " + name;
    }

    @GET
    @Path("code/{code:[a-z]{2}\\d+}")
    public String code(@PathParam("code") String code) {
        return "code " + code;
    }

    @GET
    @Path("query")
    public String query(@QueryParam("n") @DefaultValue("7") int n, @QueryParam("on") boolean on,
            @QueryParam("big") Integer big, @QueryParam("text") String text) {
        return n + " " + on + " " + big + " " + text;
    }

    @GET
    @Path("types")
    public String types(@QueryParam("colour") Colour colour, @QueryParam("warm") Celsius warm,
            @QueryParam("range") Range range, @QueryParam("id") UUID id, @QueryParam("price") BigDecimal price) {
        return colour + " " + warm + " " + range + " " + id + " " + price;
    }

    @GET
    @Path("many")
    public String many(@QueryParam("l") List<Integer> list, @QueryParam("s") Set<String> set,
            @QueryParam("t") SortedSet<String> sorted) {
        return list + " " + set.size() + " " + sorted;
    }

    @GET
    @Path("optional")
    public String optional(@QueryParam("o") Optional<Integer> optional) {
        return optional.map(value -> "got " + value).orElse("none");
    }

    @GET
    @Path("header")
    public String header(@HeaderParam("X-Count") int count, @HeaderParam("X-Name") @DefaultValue("nobody") String name) {
        return count + " " + name;
    }

    @GET
    @Path("cookie")
    public String cookie(@CookieParam("count") @DefaultValue("0") int count) {
        return "cookie " + count;
    }
}
