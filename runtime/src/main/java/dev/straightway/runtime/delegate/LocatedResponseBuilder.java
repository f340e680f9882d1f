package dev.straightway.runtime.delegate;

import java.net.URI;

import jakarta.ws.rs.core.HttpHeaders;
import jakarta.ws.rs.core.Response;

import org.jboss.resteasy.reactive.common.jaxrs.AbstractResponseBuilder;

/** Builds a {@code Response}. */
final class LocatedResponseBuilder extends AbstractResponseBuilder {

    @Override
    public Response.ResponseBuilder location(URI location) {
        return set(HttpHeaders.LOCATION, location == null ? null : Locations.location(location));
    }

    @Override
    public Response.ResponseBuilder contentLocation(URI location) {
        return set(HttpHeaders.CONTENT_LOCATION, location == null ? null : Locations.contentLocation(location));
    }

    @Override
    protected AbstractResponseBuilder doClone() {
        return new LocatedResponseBuilder();
    }

    private Response.ResponseBuilder set(String name, Object value) {
        metadata.remove(name);
        return value == null ? this : header(name, value);
    }
}
