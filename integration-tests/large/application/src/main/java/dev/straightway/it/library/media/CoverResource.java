package dev.straightway.it.library.media;

import java.io.IOException;
import java.nio.file.Files;
import java.util.List;

import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.NotFoundException;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Response;

import org.jboss.resteasy.reactive.PartType;
import org.jboss.resteasy.reactive.RestForm;
import org.jboss.resteasy.reactive.RestPath;
import org.jboss.resteasy.reactive.multipart.FileUpload;
import org.jboss.resteasy.reactive.server.multipart.MultipartFormDataOutput;

@Path("/covers")
public class CoverResource {

    /** What a picture shows. */
    public record Caption(String artist, int year) {
    }

    private final Covers covers;

    public CoverResource(Covers covers) {
        this.covers = covers;
    }

    @POST
    @Consumes(MediaType.MULTIPART_FORM_DATA)
    public String upload(@RestForm FileUpload picture, @RestForm String name,
            @RestForm @PartType(MediaType.APPLICATION_JSON) Caption caption) throws IOException {
        covers.put(name, Files.readAllBytes(picture.uploadedFile()));
        return picture.fileName() + " " + picture.size() + " " + picture.contentType() + " " + caption.artist() + " "
                + caption.year();
    }

    @POST
    @Path("many")
    @Consumes(MediaType.MULTIPART_FORM_DATA)
    public List<String> many(@RestForm(FileUpload.ALL) List<FileUpload> all) {
        return all.stream().map(one -> one.name() + ":" + one.fileName()).toList();
    }

    @GET
    @Path("{name}")
    @Produces("image/png")
    public Response download(@RestPath String name) {
        byte[] picture = covers.named(name);
        if (picture == null) {
            throw new NotFoundException();
        }
        return Response.ok(picture).header("Content-Disposition", "attachment; filename=\"" + name + ".png\"").build();
    }

    @GET
    @Path("{name}/parts")
    @Produces(MediaType.MULTIPART_FORM_DATA)
    public MultipartFormDataOutput parts(@RestPath String name) {
        MultipartFormDataOutput form = new MultipartFormDataOutput();
        form.addFormData("name", name, MediaType.TEXT_PLAIN_TYPE);
        form.addFormData("caption", new Caption("Moebius", 1975), MediaType.APPLICATION_JSON_TYPE);
        return form;
    }
}
