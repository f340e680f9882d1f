package dev.straightway.it.todo;

import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;

/** Makes an entity and keeps it from the database. */
@Path("labels")
public class LabelResource {

    @GET
    @Path("draft")
    public String draft() {
        var label = new Label();
        label.text = " draft ";
        return "made";
    }
}
