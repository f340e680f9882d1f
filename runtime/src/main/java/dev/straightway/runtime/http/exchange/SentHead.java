package dev.straightway.runtime.http.exchange;

import java.util.Iterator;
import java.util.List;
import java.util.Map;

import io.netty.util.AsciiString;
import io.vertx.core.MultiMap;
import io.vertx.core.http.HttpHeaders;
import io.vertx.core.http.HttpMethod;
import io.vertx.core.http.HttpServerRequest;
import io.vertx.core.http.HttpVersion;

/** What the head of a request says, as it came. */
public final class SentHead {

    private SentHead() {
    }

    /** {@return whether it announces a body; HTTP/2 may send one without a length} */
    static boolean announcesBody(VertxExchange exchange) {
        return exchange.isRaw() ? announcesBody(exchange.sentFields()) : announcesBody(exchange.request());
    }

    /** {@return whether it announces a body; HTTP/2 may send one without a length} */
    public static boolean announcesBody(HttpServerRequest request) {
        return announcesBody(request.headers()) || request.version() == HttpVersion.HTTP_2
                && !request.method().equals(HttpMethod.GET) && !request.method().equals(HttpMethod.HEAD)
                && !request.headers().contains(HttpHeaders.CONTENT_LENGTH);
    }

    private static boolean announcesBody(MultiMap fields) {
        String length = fields.get(HttpHeaders.CONTENT_LENGTH);
        return length == null ? fields.contains(HttpHeaders.TRANSFER_ENCODING) : !length.equals("0");
    }

    /** {@return whether an answer without a body is asked for} */
    public static boolean isHead(HttpServerRequest request) {
        return request.method() == HttpMethod.HEAD;
    }

    /** {@return what the client accepts; {@code null} without a field} */
    static String accept(MultiMap fields) {
        String first = fields.get(HttpHeaders.ACCEPT);
        return first == null || isOnly(HttpHeaders.ACCEPT, fields) ? first : accept(fields.getAll(HttpHeaders.ACCEPT));
    }

    /** {@return whether a field comes once, as far as that is seen without making a list; on HTTP/2 it isn't} */
    private static boolean isOnly(CharSequence name, MultiMap fields) {
        int found = 0;
        if (fields instanceof io.netty.handler.codec.http.HttpHeaders sent) {
            for (Iterator<Map.Entry<CharSequence, CharSequence>> all = sent.iteratorCharSequence(); all.hasNext();) {
                found += AsciiString.contentEqualsIgnoreCase(all.next().getKey(), name) ? 1 : 0;
            }
        }
        return found == 1;
    }

    /** {@return several fields as one, which means the same; {@code null} without one} */
    static String accept(List<String> fields) {
        return fields.isEmpty() ? null : fields.size() == 1 ? fields.get(0) : String.join(",", fields);
    }
}
