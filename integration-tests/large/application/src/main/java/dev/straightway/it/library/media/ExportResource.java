package dev.straightway.it.library.media;

import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;

import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.StreamingOutput;

import org.jboss.resteasy.reactive.Cache;
import org.jboss.resteasy.reactive.ResponseHeader;
import org.jboss.resteasy.reactive.RestQuery;

@Path("/exports")
public class ExportResource {

    @GET
    @Path("csv")
    @Produces("text/csv")
    @ResponseHeader(name = "Content-Disposition", value = "attachment; filename=books.csv")
    public StreamingOutput csv(@RestQuery int lines) {
        return out -> {
            for (int i = 0; i < lines; i++) {
                out.write(("book " + i + ";" + i + "\n").getBytes(StandardCharsets.UTF_8));
            }
        };
    }

    @GET
    @Path("file")
    @Produces("text/plain")
    public File file() throws IOException {
        File file = File.createTempFile("export", ".txt");
        file.deleteOnExit();
        Files.writeString(file.toPath(), "all of it");
        return file;
    }

    @GET
    @Path("xml")
    @Cache(maxAge = 60)
    @Produces("application/xml")
    public String xml() {
        return "<books/>";
    }
}
