package dev.straightway.it.hostile.echo;

import java.io.IOException;
import java.nio.charset.StandardCharsets;

import jakarta.ws.rs.GET;
import jakarta.ws.rs.HeaderParam;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.Response;
import jakarta.ws.rs.core.StreamingOutput;

import dev.straightway.it.hostile.Marker;

/** Answers that are larger than the buffers on the way. */
@Path("download")
@Produces("text/plain")
public class DownloadResource {

    @GET
    @Path("whole/{kilobytes}")
    public Response whole(@PathParam("kilobytes") int kilobytes, @HeaderParam(Marker.FIELD) String marker) {
        return Answers.of(marker, "method " + marker + "\n" + kilobyte(marker).repeat(kilobytes));
    }

    @GET
    @Path("streamed/{kilobytes}")
    public Response streamed(@PathParam("kilobytes") int kilobytes, @HeaderParam(Marker.FIELD) String marker) {
        return Answers.of(marker, (StreamingOutput) out -> {
            out.write(("method " + marker + "\n").getBytes(StandardCharsets.US_ASCII));
            byte[] part = kilobyte(marker).getBytes(StandardCharsets.US_ASCII);
            for (int i = 0; i < kilobytes; i++) {
                out.write(part);
            }
        });
    }

    /** Fails behind the given number of kilobytes. */
    @GET
    @Path("failing/{kilobytes}")
    public Response failing(@PathParam("kilobytes") int kilobytes, @HeaderParam(Marker.FIELD) String marker) {
        return Answers.of(marker, (StreamingOutput) out -> {
            byte[] part = kilobyte(marker).getBytes(StandardCharsets.US_ASCII);
            for (int i = 0; i < kilobytes; i++) {
                out.write(part);
            }
            throw new IOException("half way");
        });
    }

    private static String kilobyte(String marker) {
        String line = marker + "\n";
        return line.repeat(1024 / line.length());
    }
}
