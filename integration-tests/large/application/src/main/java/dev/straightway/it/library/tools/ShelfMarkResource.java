package dev.straightway.it.library.tools;

import jakarta.ws.rs.DefaultValue;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.QueryParam;

import org.jboss.resteasy.reactive.RestPath;

/** Marks such as 813.54-LEG: class, division, and the beginning of a name. */
@Path("/shelf-marks")
public class ShelfMarkResource {

    /** The parts of a mark. */
    public record Mark(int main, int division, String name) {
    }

    /** How marks are written. */
    public enum Style {
        SHORT,
        LONG
    }

    @GET
    @Path("{main:\\d{3}}.{division:\\d+}-{name:[A-Z]+}")
    public Mark parts(@RestPath int main, @RestPath int division, @RestPath String name) {
        return new Mark(main, division, name);
    }

    @GET
    @Path("{main}/{name}")
    public String written(@PathParam("main") int main, @PathParam("name") String name,
            @QueryParam("style") @DefaultValue("SHORT") Style style) {
        String mark = name.substring(0, Math.min(3, name.length())).toUpperCase();
        return style == Style.SHORT ? main + "-" + mark : main + " (" + name + ") " + mark;
    }

    @GET
    @Path("{main:\\d+}")
    public String main(@PathParam("main") int main) {
        return switch (main / 100) {
            case 5 -> "science";
            case 8 -> "literature";
            case 9 -> "history";
            default -> "others";
        };
    }
}
