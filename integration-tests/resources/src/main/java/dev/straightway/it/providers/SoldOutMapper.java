package dev.straightway.it.providers;

import jakarta.ws.rs.core.Response;
import jakarta.ws.rs.ext.ExceptionMapper;
import jakarta.ws.rs.ext.Provider;

/** Maps one exception to an entity that a writer of the application writes. */
@Provider
public class SoldOutMapper implements ExceptionMapper<SoldOutException> {

    @Override
    public Response toResponse(SoldOutException exception) {
        return Response.status(410).type(Note.TYPE).entity(new Note("sold out", exception.getMessage())).build();
    }
}
