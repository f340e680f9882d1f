package dev.straightway.it.providers;

import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Response;
import jakarta.ws.rs.ext.ExceptionMapper;

/** Maps to a text; the exception is the type argument of a subclass. */
abstract class TextMapper<E extends Throwable> implements ExceptionMapper<E> {

    private final int status;

    TextMapper(int status) {
        this.status = status;
    }

    @Override
    public Response toResponse(E exception) {
        return Response.status(status).type(MediaType.TEXT_PLAIN).header("X-Mapper", getClass().getSimpleName())
                .entity("shop: " + exception.getMessage()).build();
    }
}
