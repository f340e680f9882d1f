package dev.straightway.it.library.tools;

import java.util.List;
import java.util.Locale;

import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.Context;
import jakarta.ws.rs.core.Request;
import jakarta.ws.rs.core.Response;
import jakarta.ws.rs.core.Variant;

@Path("/languages")
public class LanguageResource {

    /** A greeting. */
    public record Greeting(String language, String text) {
    }

    @GET
    @Path("greeting")
    public Response greeting(@Context Request request) {
        List<Variant> variants = Variant.languages(Locale.ENGLISH, Locale.GERMAN).build();
        Variant variant = request.selectVariant(variants);
        if (variant == null) {
            return Response.notAcceptable(variants).build();
        }
        return Response.ok(variant.getLanguage().equals(Locale.GERMAN) ? "Guten Tag" : "Good day").variant(variant).build();
    }

    @GET
    @Produces("application/json")
    public Greeting json() {
        return new Greeting("en", "Good day");
    }

    @GET
    @Produces("text/plain")
    public String text() {
        return "Good day";
    }

    @GET
    @Produces("text/html")
    public String html() {
        return "<p>Good day</p>";
    }
}
