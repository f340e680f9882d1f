package dev.straightway.runtime.http.exchange;

import java.util.List;

import io.vertx.core.http.HttpHeaders;
import io.vertx.core.http.HttpMethod;
import io.vertx.core.http.HttpServerRequest;
import io.vertx.core.http.HttpVersion;

/** What the head of a request says, as it came. */
public final class SentHead {

    private SentHead() {
    }

    /** {@return whether it announces a body; HTTP/2 may send one without a length} */
    public static boolean announcesBody(HttpServerRequest request) {
        String length = request.headers().get(HttpHeaders.CONTENT_LENGTH);
        if (length != null) {
            return !length.equals("0");
        }
        return request.headers().contains(HttpHeaders.TRANSFER_ENCODING) || request.version() == HttpVersion.HTTP_2
                && !request.method().equals(HttpMethod.GET) && !request.method().equals(HttpMethod.HEAD);
    }

    /** {@return what the client accepts; {@code null} without a field} */
    static String accept(HttpServerRequest request) {
        boolean accepts = request.headers().contains(HttpHeaders.ACCEPT);
        return accepts ? accept(request.headers().getAll(HttpHeaders.ACCEPT)) : null;
    }

    /** {@return several fields as one, which means the same; {@code null} without one} */
    static String accept(List<String> fields) {
        return fields.isEmpty() ? null : fields.size() == 1 ? fields.get(0) : String.join(",", fields);
    }
}
