package dev.straightway.it.library.tools;

import java.util.Locale;

import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.DefaultValue;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.QueryParam;
import jakarta.ws.rs.core.MediaType;

import org.jboss.resteasy.reactive.RestPath;

@Path("/slugs")
public class SlugResource {

    @GET
    @Path("{title}")
    public String slug(@RestPath String title, @QueryParam("most") @DefaultValue("40") int most) {
        String slug = slug(title);
        return slug.length() <= most ? slug : slug.substring(0, most);
    }

    @POST
    @Consumes(MediaType.TEXT_PLAIN)
    @Produces(MediaType.TEXT_PLAIN)
    public String ofText(String title) {
        return slug(title);
    }

    @POST
    @Path("words")
    @Consumes(MediaType.TEXT_PLAIN)
    public int words(String text) {
        return text.isBlank() ? 0 : text.strip().split(" +").length;
    }

    private static String slug(String title) {
        StringBuilder slug = new StringBuilder();
        for (char one : title.toLowerCase(Locale.ROOT).toCharArray()) {
            if (Character.isLetterOrDigit(one)) {
                slug.append(one);
            } else if (slug.length() > 0 && slug.charAt(slug.length() - 1) != '-') {
                slug.append('-');
            }
        }
        return slug.toString();
    }
}
