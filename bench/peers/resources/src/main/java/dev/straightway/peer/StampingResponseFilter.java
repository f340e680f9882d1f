package dev.straightway.peer;

import jakarta.ws.rs.container.ContainerRequestContext;
import jakarta.ws.rs.container.ContainerResponseContext;
import jakarta.ws.rs.container.ContainerResponseFilter;
import jakarta.ws.rs.ext.Provider;

/** Answers what the request filter left, so that one header shows that both ran. */
@Provider
@Filtered
public class StampingResponseFilter implements ContainerResponseFilter {

    static final String HEADER = "X-Stamp";

    @Override
    public void filter(ContainerRequestContext request, ContainerResponseContext response) {
        response.getHeaders().putSingle(HEADER, request.getProperty(StampingRequestFilter.STAMP));
    }
}
