package dev.straightway.it.todo;

import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Response;
import jakarta.ws.rs.ext.ExceptionMapper;
import jakarta.ws.rs.ext.Provider;

/** Answers 404 with the number that was asked for. */
@Provider
public class UnknownTodoMapper implements ExceptionMapper<UnknownTodo> {

    public record Problem(String title, long id) {
    }

    @Override
    public Response toResponse(UnknownTodo unknown) {
        return Response.status(Response.Status.NOT_FOUND).type(MediaType.APPLICATION_JSON_TYPE)
                .entity(new Problem(unknown.getMessage(), unknown.id())).build();
    }
}
