package dev.straightway.it.suppliers;

import jakarta.ws.rs.container.ContainerRequestContext;
import jakarta.ws.rs.container.ContainerResponseContext;
import jakarta.ws.rs.container.ContainerResponseFilter;
import jakarta.ws.rs.ext.Provider;

/** Sends back the id of each request. */
@Provider
public class RequestIds implements ContainerResponseFilter {

    private static final String ID = "X-Request-Id";

    @Override
    public void filter(ContainerRequestContext request, ContainerResponseContext response) {
        String id = request.getHeaderString(ID);
        response.getHeaders().putSingle(ID, id == null ? "none" : id);
    }
}
