package dev.straightway.it.hostile.fault;

import jakarta.ws.rs.core.Response;
import jakarta.ws.rs.ext.ExceptionMapper;
import jakarta.ws.rs.ext.Provider;

@Provider
public class FailingMapper implements ExceptionMapper<MapperFaultException> {

    @Override
    public Response toResponse(MapperFaultException failure) {
        throw new IllegalStateException("the mapper fails");
    }
}
