package dev.straightway.it.entities;

import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.Reader;
import java.nio.file.Files;

import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.WebApplicationException;
import jakarta.ws.rs.core.Form;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.MultivaluedHashMap;
import jakarta.ws.rs.core.MultivaluedMap;
import jakarta.ws.rs.core.Response;
import jakarta.ws.rs.core.StreamingOutput;

/** Reads each type of the standard and writes what it has read. */
@Path("standard")
@Consumes("text/plain")
@Produces("text/plain")
public class StandardEntitiesResource {

    @POST
    @Path("bytes")
    public byte[] bytes(byte[] entity) {
        return entity;
    }

    @POST
    @Path("stream")
    public InputStream stream(InputStream entity) {
        return entity;
    }

    @POST
    @Path("reader")
    public Reader reader(Reader entity) {
        return entity;
    }

    /** The file is that of the stack: it is read here and written from one of our own. */
    @POST
    @Path("file")
    public File file(File entity) throws IOException {
        File copy = File.createTempFile("standard", ".txt");
        copy.deleteOnExit();
        Files.write(copy.toPath(), Files.readAllBytes(entity.toPath()));
        return copy;
    }

    @POST
    @Path("streaming")
    public StreamingOutput streaming(String entity) {
        return output -> {
            for (char letter : entity.toCharArray()) {
                output.write(letter);
                output.flush();
            }
        };
    }

    @POST
    @Path("streaming-response")
    public Response streamingResponse(InputStream entity) {
        StreamingOutput streaming = entity::transferTo;
        return Response.accepted(streaming).build();
    }

    @POST
    @Path("failing")
    public StreamingOutput failing(String entity) {
        return output -> {
            throw new WebApplicationException(409);
        };
    }

    @POST
    @Path("number")
    public int number(Integer entity) {
        return entity + 1;
    }

    @POST
    @Path("truth")
    public Boolean truth(boolean entity) {
        return !entity;
    }

    @POST
    @Path("letter")
    public char letter(Character entity) {
        return Character.toUpperCase(entity);
    }

    @POST
    @Path("form")
    @Consumes(MediaType.APPLICATION_FORM_URLENCODED)
    @Produces(MediaType.APPLICATION_FORM_URLENCODED)
    public Form form(Form form) {
        return form.param("more", "a b&é");
    }

    @POST
    @Path("map")
    @Consumes(MediaType.APPLICATION_FORM_URLENCODED)
    @Produces(MediaType.APPLICATION_FORM_URLENCODED)
    public MultivaluedMap<String, String> map(MultivaluedMap<String, String> form) {
        MultivaluedMap<String, String> doubled = new MultivaluedHashMap<>();
        form.forEach((name, values) -> values.forEach(value -> doubled.add(name, value + value)));
        return doubled;
    }

    /** Reads as far as it likes. */
    @POST
    @Path("first")
    public String first(InputStream entity) throws IOException {
        try (Reader reader = new InputStreamReader(entity)) {
            return String.valueOf((char) reader.read());
        }
    }
}
