package dev.straightway.it.locators;

import jakarta.ws.rs.BeanParam;
import jakarta.ws.rs.CookieParam;
import jakarta.ws.rs.DefaultValue;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.HeaderParam;
import jakarta.ws.rs.MatrixParam;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.QueryParam;
import jakarta.ws.rs.core.Context;
import jakarta.ws.rs.core.UriInfo;

import dev.straightway.it.providers.ShopException;

/** Locators whose sub-resources tell on which way they were reached. */
@Path("archive")
@Produces("text/plain")
public class ArchiveResource {

    /** Several segments. */
    @Path("{year}/rooms/{room}")
    public RoomResource room(@PathParam("year") int year, @PathParam("room") String room) {
        if (room.equals("closed")) {
            throw new ShopException("closed in " + year);
        }
        return new RoomResource(year + " " + room);
    }

    /** Parameters of every kind. */
    @Path("kinds/{id: \\d+}")
    public PaperResource kinds(@PathParam("id") int id, @QueryParam("q") @DefaultValue("no query") String query,
            @HeaderParam("X-Kind") String header, @CookieParam("kind") String cookie, @MatrixParam("m") String matrix,
            @BeanParam ReadingBean reading, @Context UriInfo uri) {
        return new PaperResource(String.join(",", String.valueOf(id), query, header, cookie, matrix, reading.mode,
                uri.getPathParameters().getFirst("id")));
    }

    /** Run time makes the object. */
    @Path("class")
    public Class<PaperResource> type() {
        return PaperResource.class;
    }

    /** Either class has methods that the other lacks. */
    @Path("documents/{kind}")
    public Document document(@PathParam("kind") String kind) {
        return kind.equals("letter") ? new Letter() : new Chart();
    }

    /** Is matched before the locator, whose template has fewer characters. */
    @GET
    @Path("documents/{kind}/summary")
    public String summary(@PathParam("kind") String kind) {
        return "summary of " + kind;
    }

    /** Is no way to the sub-resource of {@link #document}: once a locator matches, nothing else does (§3.7.2). */
    @GET
    @Path("{any}/{kind}/attic")
    public String attic() {
        return "attic";
    }
}
