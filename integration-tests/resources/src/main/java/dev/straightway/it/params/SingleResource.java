package dev.straightway.it.params;

import jakarta.ws.rs.CookieParam;
import jakarta.ws.rs.DefaultValue;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.HeaderParam;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.QueryParam;
import jakarta.ws.rs.core.Cookie;

/** Single values: types that make themselves, empty texts, and a cookie as a whole (§3.2). */
@Path("single")
@Produces("text/plain")
public class SingleResource {

    @GET
    @Path("types/{isbn}")
    public String types(@PathParam("isbn") Isbn isbn, @QueryParam("grade") @DefaultValue("low") Grade grade) {
        return isbn + " " + grade;
    }

    @GET
    @Path("header")
    public String header(@HeaderParam("X-Isbn") Isbn isbn) {
        return String.valueOf(isbn);
    }

    @GET
    @Path("empty")
    public String empty(@QueryParam("text") @DefaultValue("none") String text) {
        return "[" + text + "]";
    }

    @GET
    @Path("letter")
    public String letter(@QueryParam("c") @DefaultValue("z") char letter) {
        return String.valueOf(letter);
    }

    @GET
    @Path("cookie")
    public String cookie(@CookieParam("taste") Cookie cookie) {
        return cookie == null ? "none" : cookie.getName() + "=" + cookie.getValue();
    }
}
