package dev.straightway.it.hostile.fault;

import java.io.IOException;

import jakarta.ws.rs.container.ContainerRequestContext;
import jakarta.ws.rs.container.ContainerRequestFilter;
import jakarta.ws.rs.core.Response;
import jakarta.ws.rs.ext.Provider;

import dev.straightway.it.hostile.Marker;

@Fragile
@Provider
public class FragileRequestFilter implements ContainerRequestFilter {

    @Override
    public void filter(ContainerRequestContext request) throws IOException {
        String marker = request.getHeaderString(Marker.FIELD);
        String asked = request.getHeaderString(Fault.FIELD);
        Fault.at("request-filter", asked, marker);
        if ("request-filter-aborts:".equals(asked)) {
            request.abortWith(Response.status(403).header(Marker.FIELD, marker).header(Marker.STAGE, "request-filter")
                    .type("text/plain").entity(Marker.body("request-filter", marker)).build());
        }
    }
}
