package dev.straightway.it.hostile.echo;

import java.io.IOException;
import java.io.InputStream;
import java.io.Reader;
import java.util.List;
import java.util.Map;

import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.FormParam;
import jakarta.ws.rs.HeaderParam;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MultivaluedMap;
import jakarta.ws.rs.core.Response;

import dev.straightway.it.hostile.Marker;

/** Gives back a request's body. */
@Path("body")
public class BodyResource {

    @POST
    @Path("text")
    @Consumes("text/plain")
    @Produces("text/plain")
    public Response text(String body, @HeaderParam(Marker.FIELD) String marker) {
        return Answers.of(marker, "method " + marker + "\n" + body);
    }

    @POST
    @Path("any")
    @Produces("text/plain")
    public Response any(String body, @HeaderParam(Marker.FIELD) String marker) {
        return Answers.of(marker, "method " + marker + "\n" + body.length());
    }

    @POST
    @Path("json")
    @Consumes("application/json")
    @Produces("application/json")
    public Response json(Item body, @HeaderParam(Marker.FIELD) String marker) {
        return Response.ok(body).header(Marker.FIELD, marker).build();
    }

    @POST
    @Path("map")
    @Consumes("application/json")
    @Produces("application/json")
    public Map<String, Object> map(Map<String, Object> body) {
        return body;
    }

    @POST
    @Path("list")
    @Consumes("application/json")
    @Produces("application/json")
    public List<Item> list(List<Item> body) {
        return body;
    }

    @POST
    @Path("form")
    @Consumes("application/x-www-form-urlencoded")
    @Produces("text/plain")
    public Response form(@FormParam("a") String a, @FormParam("b") List<String> b, @FormParam("n") int number,
            @HeaderParam(Marker.FIELD) String marker) {
        return Answers.of(marker, "method " + marker + "\n" + a + "\n" + b + "\n" + number);
    }

    @POST
    @Path("fields")
    @Consumes("application/x-www-form-urlencoded")
    @Produces("text/plain")
    public Response fields(MultivaluedMap<String, String> form, @HeaderParam(Marker.FIELD) String marker) {
        return Answers.of(marker, "method " + marker + "\n" + form.size());
    }

    @POST
    @Path("parts")
    @Consumes("multipart/form-data")
    @Produces("text/plain")
    public Response parts(@FormParam("text") String text, @FormParam("file") InputStream file,
            @HeaderParam(Marker.FIELD) String marker) throws IOException {
        String length = file == null ? "none" : String.valueOf(file.readAllBytes().length);
        return Answers.of(marker, "method " + marker + "\n" + text + "\n" + length);
    }

    @POST
    @Path("bytes")
    @Consumes("application/octet-stream")
    @Produces("application/octet-stream")
    public Response bytes(byte[] body, @HeaderParam(Marker.FIELD) String marker) {
        return Response.ok(body).header(Marker.FIELD, marker).build();
    }

    @POST
    @Path("stream")
    @Consumes("application/octet-stream")
    @Produces("text/plain")
    public Response stream(InputStream body, @HeaderParam(Marker.FIELD) String marker) throws IOException {
        return Answers.of(marker, "method " + marker + "\n" + body.readAllBytes().length);
    }

    /** Reads a part of the body only. */
    @POST
    @Path("some")
    @Consumes("application/octet-stream")
    @Produces("text/plain")
    public Response some(InputStream body, @HeaderParam(Marker.FIELD) String marker) throws IOException {
        return Answers.of(marker, "method " + marker + "\n" + body.readNBytes(10).length);
    }

    @POST
    @Path("reader")
    @Consumes("text/plain")
    @Produces("text/plain")
    public Response reader(Reader body, @HeaderParam(Marker.FIELD) String marker) throws IOException {
        return Answers.of(marker, "method " + marker + "\n" + (char) body.read());
    }
}
