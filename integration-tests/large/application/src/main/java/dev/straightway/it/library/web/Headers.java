package dev.straightway.it.library.web;

import jakarta.ws.rs.container.ContainerRequestContext;
import jakarta.ws.rs.container.ContainerResponseContext;
import jakarta.ws.rs.container.ContainerResponseFilter;
import jakarta.ws.rs.ext.Provider;

/** Sends back the id of the request, or makes one of its path. */
@Provider
public class Headers implements ContainerResponseFilter {

    @Override
    public void filter(ContainerRequestContext request, ContainerResponseContext response) {
        String id = request.getHeaderString("X-Request-Id");
        response.getHeaders().putSingle("X-Request-Id", id == null ? "none" : id);
    }
}
