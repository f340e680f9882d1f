package dev.straightway.it.calculator;

import jakarta.ws.rs.container.ContainerRequestContext;
import jakarta.ws.rs.container.ContainerRequestFilter;
import jakarta.ws.rs.core.Response;
import jakarta.ws.rs.ext.Provider;

/** Refuses clients that ask for another version than this one. */
@Provider
public class NewestOnly implements ContainerRequestFilter {

    private static final String VERSION = "1";

    @Override
    public void filter(ContainerRequestContext request) {
        var version = request.getHeaderString("X-Version");
        if (version != null && !version.strip().equals(VERSION)) {
            request.abortWith(Response.status(Response.Status.NOT_ACCEPTABLE).build());
        }
    }
}
