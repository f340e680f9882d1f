package dev.straightway.it.quarkus;

import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;

import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;

import org.jboss.resteasy.reactive.FilePart;
import org.jboss.resteasy.reactive.PathPart;

/** Files, of which clients ask for ranges, and parts of files. */
@Path("partial")
@Produces("text/plain")
public class PartialResource {

    private static final int LARGE = 200_000;

    private static File of(String text) {
        try {
            File file = File.createTempFile("partial", ".txt");
            file.deleteOnExit();
            Files.writeString(file.toPath(), text);
            return file;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @GET
    @Path("file")
    public File file() {
        return of("0123456789");
    }

    @GET
    @Path("path")
    public java.nio.file.Path path() {
        return file().toPath();
    }

    @GET
    @Path("large")
    public File large() {
        return of("0123456789".repeat(LARGE / 10));
    }

    @GET
    @Path("file-part")
    public FilePart filePart() {
        return new FilePart(file(), 2, 3);
    }

    @GET
    @Path("path-part")
    public PathPart pathPart() {
        return new PathPart(path(), 5, 5);
    }
}
