package dev.straightway.it.library.media;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.Reader;
import java.nio.charset.StandardCharsets;

import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;

@Path("/imports")
public class ImportResource {

    @POST
    @Path("lines")
    @Consumes("text/csv")
    public int lines(InputStream csv) throws IOException {
        try (BufferedReader lines = new BufferedReader(new InputStreamReader(csv, StandardCharsets.UTF_8))) {
            return (int) lines.lines().filter(line -> !line.isBlank()).count();
        }
    }

    @POST
    @Path("first")
    @Consumes("text/csv")
    public String first(Reader csv) throws IOException {
        try (BufferedReader lines = new BufferedReader(csv)) {
            return lines.readLine();
        }
    }

    @POST
    @Path("bytes")
    @Consumes("application/octet-stream")
    public byte[] reversed(byte[] bytes) {
        byte[] reversed = new byte[bytes.length];
        for (int i = 0; i < bytes.length; i++) {
            reversed[i] = bytes[bytes.length - 1 - i];
        }
        return reversed;
    }
}
