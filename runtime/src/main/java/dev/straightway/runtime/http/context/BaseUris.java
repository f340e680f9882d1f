package dev.straightway.runtime.http.context;

import java.net.URI;

import io.vertx.core.http.HttpServerRequest;
import io.vertx.core.net.HostAndPort;

/**
 * The base URIs of requests. Most requests name the host that the one before has named, so that the last URI is kept: to parse
 * one costs about a microsecond.
 */
final class BaseUris {

    /** Threads may overwrite each other's, which costs them a parse. */
    private static Known last = new Known("", "", 0, "", URI.create(""));

    private record Known(String scheme, String host, int port, String prefix, URI base) {

        boolean is(String otherScheme, HostAndPort authority, String otherPrefix) {
            return port == authority.port() && host.equals(authority.host()) && prefix.equals(otherPrefix)
                    && scheme.equals(otherScheme);
        }
    }

    private BaseUris() {
    }

    /**
     * {@return the URI of a path on the server that a request names}
     *
     * @param prefix the path, without a slash at its end
     */
    static URI of(HttpServerRequest request, String prefix) {
        HostAndPort authority = request.authority();
        if (authority == null) {
            return resolved(request, prefix);
        }
        String scheme = request.scheme();
        Known known = last;
        if (known.is(scheme, authority, prefix)) {
            return known.base();
        }
        URI base = resolved(request, prefix);
        last = new Known(scheme, authority.host(), authority.port(), prefix, base);
        return base;
    }

    private static URI resolved(HttpServerRequest request, String prefix) {
        return TargetUri.ofServer(request).resolve(prefix + "/");
    }
}
