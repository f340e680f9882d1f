package dev.straightway.runtime.delegate;

import java.net.URI;

import dev.straightway.runtime.body.RelativeLocation;
import dev.straightway.runtime.body.RelativeLocation.Within;
import dev.straightway.runtime.http.exchange.Served;
import dev.straightway.runtime.http.exchange.VertxExchange;
import io.quarkus.arc.Arc;

/**
 * Resolves relative URIs of responses where the request is known. A response that is built elsewhere, such as on a thread of
 * the application's own, keeps them until it becomes an answer.
 */
final class Locations {

    private Locations() {
    }

    /** {@return the value of Location, below the base URI of a request} */
    static Object location(URI location) {
        return below(Within.APPLICATION, location);
    }

    /** {@return the value of Content-Location, below the server's root as in Quarkus REST} */
    static Object contentLocation(URI location) {
        return below(Within.SERVER, location);
    }

    private static Object below(Within within, URI location) {
        if (location.isAbsolute() || Arc.container() == null) {
            return location;
        }
        RelativeLocation relative = new RelativeLocation(location, within);
        VertxExchange served = Served.here();
        VertxExchange request = served == null ? Served.inContext() : served;
        return request == null ? relative : relative.on(request.contexts().uriInfo().getBaseUri());
    }
}
