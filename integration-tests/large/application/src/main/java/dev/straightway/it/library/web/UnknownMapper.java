package dev.straightway.it.library.web;

import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Response;
import jakarta.ws.rs.ext.ExceptionMapper;
import jakarta.ws.rs.ext.Provider;

@Provider
public class UnknownMapper implements ExceptionMapper<Unknown> {

    @Override
    public Response toResponse(Unknown unknown) {
        return Response.status(404).type(MediaType.APPLICATION_JSON).entity(new Fault("unknown", unknown.getMessage())).build();
    }
}
