package dev.straightway.runtime.delegate;

import jakarta.ws.rs.core.Response;

import org.jboss.resteasy.reactive.RestResponse;
import org.jboss.resteasy.reactive.common.core.ResponseBuilderFactory;

/** Makes the builders behind {@code Response.ok()} and {@code RestResponse.ResponseBuilder.ok()}. */
public final class StraightwayResponses implements ResponseBuilderFactory {

    @Override
    public Response.ResponseBuilder create() {
        return new LocatedResponseBuilder();
    }

    /** Above the default, which refuses, and above Quarkus REST, whose library is on the class path. */
    @Override
    public int priority() {
        return 200;
    }

    @Override
    public <T> RestResponse.ResponseBuilder<T> createRestResponse() {
        return new LocatedRestResponseBuilder<>();
    }
}
