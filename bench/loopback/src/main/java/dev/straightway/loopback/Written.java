package dev.straightway.loopback;

import java.net.URI;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

import dev.straightway.kit.Header;
import dev.straightway.kit.Request;

/** What a client has written, as a request of the kit. */
public final class Written {

    private Written() {
    }

    /**
     * {@return the request}
     *
     * @param uri absolute; its path, query and authority are sent
     * @param headers all that the client sends, as text
     * @param entity not copied: the client gives it away
     */
    public static Request request(String method, URI uri, Map<String, List<String>> headers, byte[] entity) {
        List<Header> all = new ArrayList<>();
        headers.forEach((name, values) -> {
            // The length is that of what was written.
            if (!name.equalsIgnoreCase("Content-Length")) {
                values.forEach(value -> all.add(new Header(name, value)));
            }
        });
        if (uri.getRawAuthority() != null && all.stream().noneMatch(header -> header.is("Host"))) {
            all.add(new Header("Host", uri.getRawAuthority().substring(uri.getRawAuthority().indexOf('@') + 1)));
        }
        return Request.of(method, target(URI.create(uri.toASCIIString())), all, entity);
    }

    private static String target(URI uri) {
        String path = uri.getRawPath() == null || uri.getRawPath().isEmpty() ? "/" : uri.getRawPath();
        return uri.getRawQuery() == null ? path : path + "?" + uri.getRawQuery();
    }
}
