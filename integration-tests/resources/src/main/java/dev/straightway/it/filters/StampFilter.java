package dev.straightway.it.filters;

import jakarta.ws.rs.container.ContainerRequestContext;
import jakarta.ws.rs.container.ContainerResponseContext;
import jakarta.ws.rs.container.ContainerResponseFilter;
import jakarta.ws.rs.container.ResourceInfo;
import jakarta.ws.rs.core.Context;
import jakarta.ws.rs.ext.Provider;

/** Tells in the header what it knows of the answer, and may change it (§6.2). */
@Provider
@Stamped
public class StampFilter implements ContainerResponseFilter {

    @Context
    ResourceInfo resource;

    @Override
    public void filter(ContainerRequestContext request, ContainerResponseContext response) {
        String method = resource.getResourceMethod().getName();
        response.getHeaders().add("X-Stamp", method + " " + response.getStatus() + " " + response.hasEntity());
        if (request.getProperty("guard") != null) {
            response.getHeaders().add("X-Guard", request.getProperty("guard"));
        }
        if (request.getUriInfo().getQueryParameters().containsKey("replace")) {
            response.setStatus(203);
            response.setEntity("replaced " + response.getEntity());
        }
    }
}
