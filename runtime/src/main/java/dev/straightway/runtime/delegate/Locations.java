package dev.straightway.runtime.delegate;

import java.net.URI;

import jakarta.ws.rs.core.UriInfo;

import dev.straightway.runtime.http.VertxExchange;
import io.quarkus.arc.Arc;
import io.quarkus.arc.ArcContainer;
import io.quarkus.vertx.http.runtime.CurrentVertxRequest;

/** Resolves relative URIs of responses (javadoc of {@code Response.ResponseBuilder}). */
final class Locations {

    private Locations() {
    }

    /** {@return the location, relative to the base URI of the current request if there is one} */
    static URI location(URI location) {
        UriInfo request = location.isAbsolute() ? null : current();
        return request == null ? location : request.getBaseUri().resolve(relative(location));
    }

    /** {@return the content location, relative to the server's root as in Quarkus REST} */
    static URI contentLocation(URI location) {
        UriInfo request = location.isAbsolute() ? null : current();
        return request == null ? location : request.getBaseUri().resolve("/").resolve(relative(location));
    }

    /** A slash at the start means the base URI too: what the application knows of its paths begins there. */
    private static String relative(URI location) {
        String text = location.toString();
        return text.startsWith("/") ? text.substring(1) : text;
    }

    private static UriInfo current() {
        ArcContainer container = Arc.container();
        if (container == null || !container.requestContext().isActive()) {
            return null;
        }
        Object exchange = container.instance(CurrentVertxRequest.class).get().getOtherHttpContextObject();
        return exchange instanceof VertxExchange vertx ? vertx.contexts().uriInfo() : null;
    }
}
