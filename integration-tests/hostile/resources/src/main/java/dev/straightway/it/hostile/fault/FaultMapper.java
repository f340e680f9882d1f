package dev.straightway.it.hostile.fault;

import jakarta.ws.rs.core.Context;
import jakarta.ws.rs.core.HttpHeaders;
import jakarta.ws.rs.core.Response;
import jakarta.ws.rs.ext.ExceptionMapper;
import jakarta.ws.rs.ext.Provider;

import dev.straightway.it.hostile.Marker;

@Provider
public class FaultMapper implements ExceptionMapper<FaultException> {

    @Context
    HttpHeaders fields;

    @Override
    public Response toResponse(FaultException failure) {
        String marker = fields.getHeaderString(Marker.FIELD);
        return Response.status(422).header(Marker.FIELD, marker).header(Marker.STAGE, "mapper").type("text/plain")
                .entity(Marker.body("mapper", marker)).build();
    }
}
