package dev.straightway.it.params;

import java.util.List;
import java.util.TreeMap;

import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.DefaultValue;
import jakarta.ws.rs.Encoded;
import jakarta.ws.rs.FormParam;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.MultivaluedMap;

/** Form parameters, and a form as a whole (§3.2, §4.2.4). */
@Path("form")
@Consumes(MediaType.APPLICATION_FORM_URLENCODED)
@Produces("text/plain")
public class FormResource {

    @POST
    @Path("fields")
    public String fields(@FormParam("name") String name, @FormParam("n") @DefaultValue("7") int n,
            @FormParam("tag") List<String> tags) {
        return name + " " + n + " " + tags;
    }

    @POST
    @Path("encoded")
    public String encoded(@Encoded @FormParam("name") String name) {
        return name;
    }

    @POST
    @Path("map")
    public String map(MultivaluedMap<String, String> form) {
        return new TreeMap<>(form).toString();
    }
}
