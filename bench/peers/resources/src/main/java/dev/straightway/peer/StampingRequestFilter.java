package dev.straightway.peer;

import jakarta.ws.rs.container.ContainerRequestContext;
import jakarta.ws.rs.container.ContainerRequestFilter;
import jakarta.ws.rs.ext.Provider;

/** Leaves a property for the response filter. */
@Provider
@Filtered
public class StampingRequestFilter implements ContainerRequestFilter {

    static final String STAMP = "dev.straightway.peer.stamp";

    @Override
    public void filter(ContainerRequestContext request) {
        request.setProperty(STAMP, "request seen");
    }
}
