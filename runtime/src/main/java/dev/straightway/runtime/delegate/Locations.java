package dev.straightway.runtime.delegate;

import java.net.URI;

import jakarta.ws.rs.core.UriInfo;

import dev.straightway.runtime.http.exchange.VertxExchange;
import io.quarkus.arc.Arc;
import io.quarkus.arc.ArcContainer;
import io.quarkus.vertx.http.runtime.CurrentVertxRequest;

/**
 * Resolves relative URIs of responses (javadoc of {@code Response.ResponseBuilder}).
 * <p>
 * Only a URI with a scheme leads to another server. Applications make relative URIs of what clients send, so whatever stands
 * behind the slashes at their start is a path: {@code //host/x} and {@code /https://host/x} too.
 */
final class Locations {

    private Locations() {
    }

    /** {@return the location, relative to the base URI of the current request if there is one} */
    static URI location(URI location) {
        UriInfo request = location.isAbsolute() ? null : current();
        return request == null ? location : below(request.getBaseUri(), location);
    }

    /** {@return the content location, relative to the server's root as in Quarkus REST} */
    static URI contentLocation(URI location) {
        UriInfo request = location.isAbsolute() ? null : current();
        return request == null ? location : below(request.getBaseUri().resolve("/"), location);
    }

    /**
     * {@return the URI of the same server that a relative one stands for}
     * <p>
     * A slash at the start means the base URI too: what the application knows of its paths begins there.
     */
    static URI below(URI base, URI relative) {
        String text = relative.toString();
        int start = 0;
        while (start < text.length() && text.charAt(start) == '/') {
            start++;
        }
        String rest = relative.getRawAuthority() == null ? text.substring(start) : asPath(text.substring(start));
        URI resolved = URI.create(folder(base) + rest);
        return resolved.getRawPath().contains("/.") ? withoutDots(resolved) : resolved;
    }

    private static String folder(URI base) {
        String path = base.getRawPath();
        String above = path.substring(0, path.lastIndexOf('/') + 1);
        return base.getScheme() + "://" + base.getRawAuthority() + (above.isEmpty() ? "/" : above);
    }

    /** Brackets may stand around an address, and not in a path. */
    private static String asPath(String text) {
        return text.replace("[", "%5B").replace("]", "%5D");
    }

    /** RFC 3986 §5.2.4: there is nothing above the root. */
    private static URI withoutDots(URI uri) {
        URI normal = uri.normalize();
        String path = normal.getRawPath();
        int start = 0;
        while (path.startsWith("/..", start) && (path.length() == start + 3 || path.charAt(start + 3) == '/')) {
            start += 3;
        }
        if (start == 0) {
            return normal;
        }
        String root = normal.getScheme() + "://" + normal.getRawAuthority();
        return URI.create(root + (start == path.length() ? "/" : "") + normal.toString().substring(root.length() + start));
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
