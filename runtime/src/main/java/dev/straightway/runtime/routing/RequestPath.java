package dev.straightway.runtime.routing;

import java.nio.charset.StandardCharsets;

/**
 * What becomes of a raw request path before it is matched, and of its captures afterwards.
 */
public final class RequestPath {

    private RequestPath() {
    }

    /**
     * Removes the matrix parameters (Jakarta REST 3.1 §3.7.2 step 1 a) of every segment.
     *
     * @param rawPath the path as it was sent, without the query
     * @return the same instance when there is nothing to remove
     */
    public static String withoutMatrixParameters(String rawPath) {
        int semicolon = rawPath.indexOf(';');
        if (semicolon < 0) {
            return rawPath;
        }
        StringBuilder rest = new StringBuilder(rawPath.length());
        int from = 0;
        while (semicolon >= 0) {
            rest.append(rawPath, from, semicolon);
            from = rawPath.indexOf('/', semicolon);
            if (from < 0) {
                return rest.toString();
            }
            semicolon = rawPath.indexOf(';', from);
        }
        return rest.append(rawPath, from, rawPath.length()).toString();
    }

    /**
     * Percent-decodes a segment or a capture as UTF-8; a plus sign stays one.
     *
     * @return the same instance when there is nothing to decode
     * @throws IllegalArgumentException if a percent sign is not followed by two hexadecimal digits
     */
    public static String decode(String rawSegment) {
        int percent = rawSegment.indexOf('%');
        if (percent < 0) {
            return rawSegment;
        }
        byte[] raw = rawSegment.getBytes(StandardCharsets.UTF_8);
        byte[] decoded = new byte[raw.length];
        int length = 0;
        for (int i = 0; i < raw.length; i++) {
            if (raw[i] == '%') {
                decoded[length++] = octet(raw, i, rawSegment);
                i += 2;
            } else {
                decoded[length++] = raw[i];
            }
        }
        return new String(decoded, 0, length, StandardCharsets.UTF_8);
    }

    private static byte octet(byte[] raw, int percent, String segment) {
        int high = percent + 2 < raw.length ? Character.digit((char) raw[percent + 1], 16) : -1;
        int low = high < 0 ? -1 : Character.digit((char) raw[percent + 2], 16);
        if (low < 0) {
            throw new IllegalArgumentException("'" + segment + "' has a percent sign without two hexadecimal digits behind it");
        }
        return (byte) (high << 4 | low);
    }
}
