package dev.straightway.runtime.delegate;

import jakarta.ws.rs.core.Response;

import org.jboss.resteasy.reactive.RestResponse;
import org.jboss.resteasy.reactive.common.core.ResponseBuilderFactory;

/** Makes the builders behind {@code Response.ok()} and {@code RestResponse.ResponseBuilder.ok()}. */
public final class StraightwayResponses implements ResponseBuilderFactory {

    private static final boolean SERVES = serves();

    @Override
    public Response.ResponseBuilder create() {
        return new LocatedResponseBuilder();
    }

    /**
     * Above the default, which refuses, and above Quarkus REST, whose library is on the class path; below both where its
     * extension is there too, which then serves.
     */
    @Override
    public int priority() {
        return SERVES ? 200 : Integer.MIN_VALUE;
    }

    private static boolean serves() {
        String other = "io/quarkus/resteasy/reactive/server/runtime/ResteasyReactiveRecorder.class";
        return StraightwayResponses.class.getClassLoader().getResource(other) == null;
    }

    @Override
    public <T> RestResponse.ResponseBuilder<T> createRestResponse() {
        return new LocatedRestResponseBuilder<>();
    }
}
