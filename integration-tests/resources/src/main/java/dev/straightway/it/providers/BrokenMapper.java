package dev.straightway.it.providers;

import jakarta.ws.rs.core.Response;
import jakarta.ws.rs.ext.ExceptionMapper;
import jakarta.ws.rs.ext.Provider;

/** Fails where it should answer (§4.4: then the answer is 500). */
@Provider
public class BrokenMapper implements ExceptionMapper<BrokenException> {

    @Override
    public Response toResponse(BrokenException exception) {
        throw new IllegalStateException("the mapper is broken too");
    }
}
