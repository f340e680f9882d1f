package dev.straightway.runtime.http.ahead;

import io.netty.handler.codec.http.HttpHeaderNames;
import io.netty.handler.codec.http.HttpMethod;
import io.netty.handler.codec.http.HttpRequest;
import io.netty.handler.codec.http.HttpUtil;
import io.vertx.core.MultiMap;
import io.vertx.core.http.HttpServerRequest;
import io.vertx.core.http.HttpVersion;
import io.vertx.core.http.impl.HttpServerRequestInternal;

/**
 * Knows the heads of requests that Quarkus would hand to the Router, and the Router to a handler, without a change: HTTP/1.1, a
 * valid Host, nothing to be continued, and a body whose length is told and allowed.
 */
public final class PlainHead {

    /** So many digits are less than what a long holds. */
    private static final int MOST_DIGITS = 18;

    /** The last Host that was valid: most requests have the same. Of all threads, which need not agree. */
    private static String validHost = "";

    private PlainHead() {
    }

    /** {@return whether all that comes before the body is plain, if the {@linkplain PlainTarget target} is} */
    public static boolean is(HttpServerRequest request) {
        return request.version() == HttpVersion.HTTP_1_1
                && hasValidHost(request)
                && !request.headers().contains(HttpHeaderNames.EXPECT);
    }

    private static boolean hasValidHost(HttpServerRequest request) {
        String host = request.headers().get(HttpHeaderNames.HOST);
        if (validHost.equals(host)) {
            return true;
        }
        boolean valid = ((HttpServerRequestInternal) request).isValidAuthority();
        if (valid && host != null) {
            validHost = host;
        }
        return valid;
    }

    /**
     * {@return whether the head that Netty has decoded is plain, its connection is kept open, and Vert.x would take it as it
     * is}
     */
    public static boolean is(HttpRequest request) {
        return request.decoderResult().isSuccess()
                && keepsOpen(request)
                && !request.method().equals(HttpMethod.HEAD)
                && request.headers() instanceof MultiMap fields
                && validHost.equals(fields.get(HttpHeaderNames.HOST))
                && !fields.contains(HttpHeaderNames.EXPECT);
    }

    /**
     * {@return whether a request of HTTP/1.1 leaves its connection open, to HTTP}; what this says of others is of no use, since
     * Vert.x has rules of its own for them
     */
    static boolean keepsOpen(HttpRequest request) {
        return request.protocolVersion().equals(io.netty.handler.codec.http.HttpVersion.HTTP_1_1)
                && (!request.headers().contains(HttpHeaderNames.CONNECTION)
                        || HttpUtil.isKeepAlive(request) && !request.headers().contains(HttpHeaderNames.UPGRADE));
    }

    /**
     * {@return whether a request announces a body that its method reads, or none}
     * Some clients, such as {@code java.net.http.HttpClient} before Java 19, say the length of a body that isn't there.
     *
     * @param fields of the request
     * @param most the bytes that a body may have
     */
    public static boolean suits(MultiMap fields, boolean reads, long most) {
        if (fields.contains(HttpHeaderNames.TRANSFER_ENCODING)) {
            return false;
        }
        String length = fields.get(HttpHeaderNames.CONTENT_LENGTH);
        return reads ? length != null && isAtMost(length, most) : length == null || length.equals("0");
    }

    private static boolean isAtMost(String digits, long most) {
        if (digits.isEmpty() || digits.length() > MOST_DIGITS) {
            return false;
        }
        long length = 0;
        for (int i = 0; i < digits.length(); i++) {
            char c = digits.charAt(i);
            if (c < '0' || c > '9') {
                return false;
            }
            length = 10 * length + c - '0';
        }
        return length <= most;
    }
}
