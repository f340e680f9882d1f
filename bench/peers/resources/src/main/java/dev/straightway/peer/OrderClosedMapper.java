package dev.straightway.peer;

import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Response;
import jakarta.ws.rs.ext.ExceptionMapper;
import jakarta.ws.rs.ext.Provider;

/** Answers 409 and what is wrong. */
@Provider
public class OrderClosedMapper implements ExceptionMapper<OrderClosedException> {

    @Override
    public Response toResponse(OrderClosedException closed) {
        return Response.status(Response.Status.CONFLICT).type(MediaType.TEXT_PLAIN_TYPE).entity(closed.getMessage()).build();
    }
}
