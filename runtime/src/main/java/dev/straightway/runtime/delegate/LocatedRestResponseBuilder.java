package dev.straightway.runtime.delegate;

import java.net.URI;

import jakarta.ws.rs.core.HttpHeaders;

import org.jboss.resteasy.reactive.RestResponse;
import org.jboss.resteasy.reactive.common.jaxrs.AbstractRestResponseBuilder;

/** Builds a {@code RestResponse}. */
final class LocatedRestResponseBuilder<T> extends AbstractRestResponseBuilder<T> {

    @Override
    public RestResponse.ResponseBuilder<T> location(URI location) {
        return set(HttpHeaders.LOCATION, location == null ? null : Locations.location(location));
    }

    @Override
    public RestResponse.ResponseBuilder<T> contentLocation(URI location) {
        return set(HttpHeaders.CONTENT_LOCATION, location == null ? null : Locations.contentLocation(location));
    }

    @Override
    protected AbstractRestResponseBuilder<T> doClone() {
        return new LocatedRestResponseBuilder<>();
    }

    private RestResponse.ResponseBuilder<T> set(String name, Object value) {
        metadata.remove(name);
        return value == null ? this : header(name, value);
    }
}
