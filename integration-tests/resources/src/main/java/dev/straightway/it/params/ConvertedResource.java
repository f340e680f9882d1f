package dev.straightway.it.params;

import java.util.List;

import jakarta.ws.rs.DefaultValue;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.HeaderParam;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.QueryParam;

/** Parameters that {@link OwnTypeConverters} converts. */
@Path("converted")
@Produces("text/plain")
public class ConvertedResource {

    @GET
    @Path("path/{price}")
    public String path(@PathParam("price") Money price) {
        return price.toString();
    }

    @GET
    @Path("query")
    public String query(@QueryParam("price") @DefaultValue("EUR1") Money price, @QueryParam("none") Money none) {
        return price + " " + none;
    }

    @GET
    @Path("header")
    public String header(@HeaderParam("X-Price") Money price) {
        return String.valueOf(price);
    }

    @GET
    @Path("many")
    public String many(@QueryParam("price") List<Money> prices) {
        return prices.toString();
    }

    @GET
    @Path("generic")
    public String generic(@QueryParam("n") Box<Integer> number, @QueryParam("t") Box<String> text) {
        return number.content() + " " + text.content();
    }
}
