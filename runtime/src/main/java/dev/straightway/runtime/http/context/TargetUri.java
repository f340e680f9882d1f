package dev.straightway.runtime.http.context;

import java.net.URI;
import java.net.URISyntaxException;

import jakarta.ws.rs.BadRequestException;

import io.vertx.core.http.HttpServerRequest;
import io.vertx.core.net.HostAndPort;
import io.vertx.core.net.SocketAddress;

/**
 * The absolute URI that a request asks for (RFC 9112 §3.3).
 * <p>
 * The host is that of the Host field, which Quarkus has checked, also where the target names another; without one it is the
 * server's address. Vert.x puts the host before what doesn't begin with a slash too: of {@code @other.example/} it would make
 * another host.
 */
final class TargetUri {

    private TargetUri() {
    }

    static URI of(HttpServerRequest request) {
        return checked(request, said(request));
    }

    /** {@return a URI of the same server}: the target, or the root if that isn't a URI. */
    static URI ofServer(HttpServerRequest request) {
        URI said = said(request);
        return said != null ? said : checked(request, parsed(root(request) + "/"));
    }

    private static URI checked(HttpServerRequest request, URI target) {
        if (target == null) {
            throw new BadRequestException("The request target '" + request.uri() + "' is malformed");
        }
        return target;
    }

    /** {@return the target as it was sent, or {@code null} if that is no URI} */
    private static URI said(HttpServerRequest request) {
        URI said = request.uri().startsWith("/") ? parsed(request.absoluteURI()) : null;
        return said != null ? said : parsed(root(request) + pathAndQuery(request));
    }

    private static String root(HttpServerRequest request) {
        return request.scheme() + "://" + authority(request);
    }

    private static String authority(HttpServerRequest request) {
        HostAndPort said = request.authority();
        if (said != null) {
            return said.toString();
        }
        SocketAddress own = request.localAddress();
        if (own == null || own.hostAddress() == null) {
            return "localhost";
        }
        String address = own.hostAddress();
        return (address.indexOf(':') < 0 ? address : "[" + address + "]") + ":" + own.port();
    }

    private static String pathAndQuery(HttpServerRequest request) {
        String path = request.path() == null || request.path().equals("*") ? "/" : request.path();
        String query = request.query();
        return (path.startsWith("/") ? path : "/" + path) + (query == null ? "" : "?" + query);
    }

    /** {@return the normalized URI, or {@code null} if it is not one of HTTP} */
    private static URI parsed(String text) {
        if (text == null) {
            return null;
        }
        try {
            URI uri = new URI(text).normalize();
            boolean http = "http".equalsIgnoreCase(uri.getScheme()) || "https".equalsIgnoreCase(uri.getScheme());
            return http && uri.getRawAuthority() != null ? uri : null;
        } catch (URISyntaxException malformed) {
            return null;
        }
    }
}
