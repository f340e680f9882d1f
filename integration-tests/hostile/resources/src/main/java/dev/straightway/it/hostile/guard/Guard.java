package dev.straightway.it.hostile.guard;

import jakarta.ws.rs.container.ContainerRequestContext;
import jakarta.ws.rs.container.ContainerRequestFilter;
import jakarta.ws.rs.core.HttpHeaders;
import jakarta.ws.rs.core.Response;
import jakarta.ws.rs.ext.Provider;

/** Refuses requests whose head doesn't name a user. */
@Provider
@Guarded
public class Guard implements ContainerRequestFilter {

    @Override
    public void filter(ContainerRequestContext request) {
        if (request.getHeaderString(HttpHeaders.AUTHORIZATION) == null) {
            request.abortWith(Response.status(Response.Status.UNAUTHORIZED).build());
        }
    }
}
