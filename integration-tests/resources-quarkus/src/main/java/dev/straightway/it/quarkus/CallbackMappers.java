package dev.straightway.it.quarkus;

import jakarta.enterprise.context.ApplicationScoped;
import jakarta.ws.rs.core.Response;
import jakarta.ws.rs.core.UriInfo;

import org.jboss.resteasy.reactive.RestResponse;
import org.jboss.resteasy.reactive.server.ServerExceptionMapper;
import org.jboss.resteasy.reactive.server.SimpleResourceInfo;

import io.smallrye.mutiny.Uni;

/** Mappers that are methods. */
@ApplicationScoped
public class CallbackMappers {

    @ServerExceptionMapper
    public Response any(CallbackException exception, UriInfo uri) {
        return Response.status(460).entity("any " + exception.getMessage() + " " + uri.getPath()).build();
    }

    @ServerExceptionMapper
    RestResponse<String> near(CallbackException.Near exception, SimpleResourceInfo resource) {
        return RestResponse.status(RestResponse.Status.CONFLICT, "near " + resource.getMethodName());
    }

    @ServerExceptionMapper({ CallbackException.Left.class, CallbackException.Right.class })
    public Response several(Exception exception) {
        return Response.status(461).entity(exception.getClass().getSimpleName()).build();
    }

    @ServerExceptionMapper
    public Uni<Response> later(CallbackException.Later exception) {
        return switch (exception.getMessage()) {
            case "null" -> Uni.createFrom().nullItem();
            case "fails" -> Uni.createFrom().failure(new IllegalStateException("expected by the test"));
            default -> Uni.createFrom().item(() -> Response.status(462).entity("later").build());
        };
    }

    @ServerExceptionMapper
    public Response nothing(CallbackException.Nothing exception) {
        return null;
    }

    @ServerExceptionMapper(priority = 10)
    public Response owned(CallbackException.Owned exception) {
        return Response.status(463).entity("global").build();
    }

    /** The one above comes first. */
    @ServerExceptionMapper(priority = 20)
    public Response ownedToo(CallbackException.Owned exception) {
        return Response.status(500).build();
    }

    @ServerExceptionMapper
    public Response wrapper(CallbackWrapper exception) {
        return Response.status(464).entity("wrapper " + exception.getClass().getSimpleName()).build();
    }

    @ServerExceptionMapper
    public Response teapot(CallbackTeapot exception) {
        return Response.status(465).entity("teapot").build();
    }
}
