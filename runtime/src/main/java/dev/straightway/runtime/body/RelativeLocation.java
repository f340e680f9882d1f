package dev.straightway.runtime.body;

import java.net.URI;

import jakarta.ws.rs.core.UriInfo;

import dev.straightway.runtime.invocation.ContextType;
import dev.straightway.runtime.invocation.Exchange;

/**
 * A relative URI in a field of an answer, which is resolved against the base URI of the request (javadoc of
 * {@code Response.ResponseBuilder}): by who builds the response, if it knows the request, otherwise by who makes the head of
 * the answer.
 * <p>
 * Only a URI with a scheme leads to another server. Applications make relative URIs of what clients send, so whatever stands
 * behind the slashes at their start is a path: {@code //host/x} and {@code /https://host/x} too. Immutable.
 *
 * @param uri has no scheme
 * @param within what it is below
 */
public record RelativeLocation(URI uri, Within within) {

    /** What a relative URI is below. */
    public enum Within {
        APPLICATION,
        SERVER
    }

    /** {@return the value of a field as the answer to a request has it} */
    public static Object resolved(Object value, Exchange exchange) {
        return value instanceof RelativeLocation relative
                ? relative.on(((UriInfo) exchange.context(ContextType.URI_INFO)).getBaseUri())
                : value;
    }

    /**
     * {@return the URI of the same server that this one stands for}
     * <p>
     * A slash at the start means the base URI too: what the application knows of its paths begins there.
     *
     * @param base of the application
     */
    public URI on(URI base) {
        URI resolved = URI.create(folder(within == Within.SERVER ? base.resolve("/") : base) + behindSlashes());
        return resolved.getRawPath().contains("/.") ? withoutDots(resolved) : resolved;
    }

    /** {@return the relative URI, which is on the same server also for a client that doesn't resolve it} */
    @Override
    public String toString() {
        String text = uri.toString();
        return text.startsWith("//") ? "/" + behindSlashes() : text;
    }

    private String behindSlashes() {
        String text = uri.toString();
        int start = 0;
        while (start < text.length() && text.charAt(start) == '/') {
            start++;
        }
        return uri.getRawAuthority() == null ? text.substring(start) : asPath(text.substring(start));
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
}
