package dev.straightway.kit;

import java.util.List;
import java.util.Objects;
import java.util.Optional;

/** A whole answer. It is immutable. */
public final class Response {

    private final int status;
    private final List<Header> headers;
    private final byte[] body;
    private final List<Header> trailers;

    /** @param body not copied; it must not be changed afterwards */
    public Response(int status, List<Header> headers, byte[] body, List<Header> trailers) {
        this.status = status;
        this.headers = List.copyOf(headers);
        this.body = Objects.requireNonNull(body, "body");
        this.trailers = List.copyOf(trailers);
    }

    public int status() {
        return status;
    }

    /** {@return all fields in the order in which they were sent} */
    public List<Header> headers() {
        return headers;
    }

    /** {@return the values of a name, in any case; none if it wasn't sent} */
    public List<String> headers(String name) {
        return headers.stream().filter(header -> header.is(name)).map(Header::value).toList();
    }

    /** {@return the first value of a name, in any case} */
    public Optional<String> header(String name) {
        return headers(name).stream().findFirst();
    }

    /** {@return the fields that came behind the body} */
    public List<Header> trailers() {
        return trailers;
    }

    /** {@return the bytes of the body, which are empty if there is none} */
    public byte[] body() {
        return body.clone();
    }

    /** {@return how many bytes the body has} */
    public int length() {
        return body.length;
    }

    /** {@return the body in the charset that its media type names, or UTF-8} */
    public String text() {
        return new String(body, Texts.charset(header("Content-Type").orElse("")));
    }

    @Override
    public String toString() {
        return status + " " + headers + ", " + body.length + " bytes";
    }
}
