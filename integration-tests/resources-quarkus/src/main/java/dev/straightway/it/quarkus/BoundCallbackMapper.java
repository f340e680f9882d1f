package dev.straightway.it.quarkus;

import jakarta.enterprise.context.ApplicationScoped;
import jakarta.ws.rs.core.Response;

import org.jboss.resteasy.reactive.server.ServerExceptionMapper;

/** The compiler makes a bridge for its method, and gives that the same annotations. */
@ApplicationScoped
public class BoundCallbackMapper extends GenericCallbackMapper<CallbackException.Bound> {

    @Override
    @ServerExceptionMapper(CallbackException.Bound.class)
    public Response map(CallbackException.Bound exception) {
        return Response.status(467).entity("bound").build();
    }
}
