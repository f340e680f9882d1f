package dev.straightway.it.providers;

import java.util.List;

import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.GenericEntity;
import jakarta.ws.rs.core.Response;

/** Entities of a type and a media type that the application brings (§4.2). */
@Path("notes")
@Consumes(Note.TYPE)
@Produces(Note.TYPE)
public class NotesResource {

    /** Nothing writes it. */
    public static class Unwritable {
    }

    @POST
    public Note echo(Note note) {
        return note;
    }

    @GET
    @Path("urgent")
    public UrgentNote urgent() {
        return new UrgentNote("now");
    }

    @GET
    @Path("response")
    public Response response() {
        return Response.status(202).entity(new UrgentNote("soon")).build();
    }

    @GET
    @Path("list")
    public List<Note> list() {
        return List.of(new Note("one", ""), new Note("two", ""));
    }

    /** The generic entity keeps the type that the list alone has lost. */
    @GET
    @Path("generic")
    public Response generic() {
        return Response.ok(new GenericEntity<>(list()) {
        }).build();
    }

    @GET
    @Path("unwritable")
    public Object unwritable() {
        return new Unwritable();
    }
}
