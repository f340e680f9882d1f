package dev.straightway.peer;

import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;

import io.smallrye.common.annotation.NonBlocking;

/** Takes a whole entity into memory and answers its length. */
@Path("upload")
@Consumes(MediaType.APPLICATION_OCTET_STREAM)
@Produces(MediaType.TEXT_PLAIN)
@NonBlocking
public class UploadResource {

    @POST
    public String post(byte[] content) {
        return Integer.toString(content.length);
    }
}
