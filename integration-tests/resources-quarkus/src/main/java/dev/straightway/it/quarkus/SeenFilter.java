package dev.straightway.it.quarkus;

import jakarta.ws.rs.container.ContainerRequestContext;
import jakarta.ws.rs.container.ContainerResponseContext;
import jakarta.ws.rs.container.ContainerResponseFilter;
import jakarta.ws.rs.ext.Provider;

/** Tells what a filter sees of an answer that annotations have a say in. */
@Seen
@Provider
public class SeenFilter implements ContainerResponseFilter {

    @Override
    public void filter(ContainerRequestContext request, ContainerResponseContext response) {
        response.getHeaders().putSingle("X-Seen", response.getStatus() + " " + response.getHeaderString("X-One") + " "
                + response.getHeaderString("Cache-Control"));
    }
}
