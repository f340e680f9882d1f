package dev.straightway.it.hostile.fault;

import java.io.IOException;

import jakarta.ws.rs.container.ContainerRequestContext;
import jakarta.ws.rs.container.ContainerResponseContext;
import jakarta.ws.rs.container.ContainerResponseFilter;
import jakarta.ws.rs.ext.Provider;

import dev.straightway.it.hostile.Marker;

@Fragile
@Provider
public class FragileResponseFilter implements ContainerResponseFilter {

    @Override
    public void filter(ContainerRequestContext request, ContainerResponseContext response) throws IOException {
        response.getHeaders().putSingle("X-Filtered", "yes");
        Fault.at("response-filter", request.getHeaderString(Fault.FIELD), request.getHeaderString(Marker.FIELD));
    }
}
