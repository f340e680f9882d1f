package dev.straightway.it.library.desk;

import jakarta.validation.constraints.Max;
import jakarta.validation.constraints.Min;
import jakarta.ws.rs.BeanParam;
import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.DefaultValue;
import jakarta.ws.rs.FormParam;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.MultivaluedMap;

import org.jboss.resteasy.reactive.RestForm;

import dev.straightway.it.library.web.Refused;

@Path("/feedback")
@Consumes(MediaType.APPLICATION_FORM_URLENCODED)
public class FeedbackResource {

    /** The fields of the longer form. */
    public static class Form {

        @RestForm
        String name;

        @RestForm
        @DefaultValue("3")
        int stars;
    }

    @POST
    public String say(@FormParam("text") String text, @RestForm @Min(1) @Max(5) int stars) {
        if (text == null || text.isBlank()) {
            throw new Refused("empty", "say something");
        }
        return stars + ": " + text;
    }

    @POST
    @Path("form")
    public String form(@BeanParam Form form) {
        return form.name + " " + form.stars;
    }

    @POST
    @Path("map")
    public String map(MultivaluedMap<String, String> fields) {
        return fields.getFirst("a") + " " + fields.get("b");
    }
}
