package dev.straightway.it.library.web;

import java.util.Optional;

import jakarta.ws.rs.container.ContainerRequestContext;
import jakarta.ws.rs.container.ContainerResponseContext;
import jakarta.ws.rs.core.HttpHeaders;

import org.jboss.resteasy.reactive.RestResponse;
import org.jboss.resteasy.reactive.RestResponse.ResponseBuilder;
import org.jboss.resteasy.reactive.server.ServerRequestFilter;
import org.jboss.resteasy.reactive.server.ServerResponseFilter;

/** Closes the library for those who say that it is closed, and says whose library it is. */
public class Opening {

    @ServerRequestFilter
    public Optional<RestResponse<Fault>> closed(HttpHeaders headers) {
        return headers.getHeaderString("X-Closed") == null ? Optional.empty()
                : Optional.of(
                        ResponseBuilder.create(RestResponse.Status.SERVICE_UNAVAILABLE, new Fault("closed", "come back later"))
                                .header("Retry-After", 60).build());
    }

    @ServerResponseFilter
    public void say(ContainerRequestContext request, ContainerResponseContext response) {
        response.getHeaders().add("X-Library", request.getMethod());
    }
}
