package dev.straightway.it.hostile.attack.wire;

import java.util.List;
import java.util.Locale;

/** Status and fields of an answer, and what they say about its body. */
record Head(int status, boolean old, List<Field> fields) {

    /** Finds what no answer may say (RFC 9110 §8.6, RFC 9112 §6). */
    void check() throws FramingException {
        List<String> lengths = all("content-length");
        List<String> codings = all("transfer-encoding");
        if (lengths.size() > 1 || codings.size() > 1) {
            throw new FramingException("Content-Length or Transfer-Encoding twice: " + lengths + codings);
        }
        if (!lengths.isEmpty() && !codings.isEmpty()) {
            throw new FramingException("Content-Length beside Transfer-Encoding");
        }
        if (!codings.isEmpty() && !codings.get(0).equals("chunked")) {
            throw new FramingException("Transfer-Encoding: " + codings.get(0));
        }
        if (!lengths.isEmpty() && !lengths.get(0).matches("[0-9]{1,9}")) {
            throw new FramingException("Content-Length: " + lengths.get(0));
        }
        if (status == 204 && !(lengths.isEmpty() && codings.isEmpty())) {
            throw new FramingException("204 with " + lengths + codings);
        }
    }

    /** {@return the value of Content-Length, or {@code null}} */
    String length() {
        List<String> lengths = all("content-length");
        return lengths.isEmpty() ? null : lengths.get(0);
    }

    boolean chunked() {
        return !all("transfer-encoding").isEmpty();
    }

    boolean isWithoutBody() {
        return status == 204 || status == 304;
    }

    boolean closes() {
        List<String> connection = all("connection");
        return connection.contains("close") || old && !connection.contains("keep-alive");
    }

    private List<String> all(String name) {
        return fields.stream().filter(field -> field.name().equalsIgnoreCase(name))
                .map(field -> field.value().toLowerCase(Locale.ROOT)).toList();
    }
}
