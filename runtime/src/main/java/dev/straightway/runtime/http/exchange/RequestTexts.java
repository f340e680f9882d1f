package dev.straightway.runtime.http.exchange;

import java.util.List;

import jakarta.ws.rs.core.Cookie;
import jakarta.ws.rs.core.EntityPart;
import jakarta.ws.rs.core.PathSegment;

import dev.straightway.runtime.fields.Cookies;
import dev.straightway.runtime.fields.Paths;
import dev.straightway.runtime.invocation.DecodedTexts;
import dev.straightway.runtime.multipart.FormFields;

/** The texts of one request: its path, query, form and cookies, read when they are asked for. Used by one thread at a time. */
final class RequestTexts extends DecodedTexts {

    private final VertxExchange exchange;
    private final SegmentTexts path;
    private SentTexts sent;
    private FormFields form;

    RequestTexts(VertxExchange exchange) {
        this.exchange = exchange;
        this.path = new SegmentTexts(exchange);
    }

    /** {@return the same texts as they were sent} */
    SentTexts sent() {
        if (sent == null) {
            sent = new SentTexts(exchange, path, this);
        }
        return sent;
    }

    @Override
    public String pathParam(String name) {
        String raw = sent().pathParam(name);
        return raw == null ? null : Paths.decoded(raw);
    }

    @Override
    public List<String> pathParams(String name) {
        return sent().pathParams(name).stream().map(Paths::decoded).toList();
    }

    @Override
    public List<String> pathElements(String name) {
        return sent().pathElements(name).stream().map(Paths::decoded).toList();
    }

    @Override
    public PathSegment pathSegment(String name) {
        return last(pathSegments(name));
    }

    static PathSegment last(List<PathSegment> segments) {
        return segments.isEmpty() ? null : segments.get(segments.size() - 1);
    }

    @Override
    public List<PathSegment> pathSegments(String name) {
        return path.captured(name, true);
    }

    @Override
    public String queryParam(String name) {
        return exchange.queryParam(name);
    }

    @Override
    public List<String> queryParams(String name) {
        return exchange.queryParams(name);
    }

    @Override
    public String matrixParam(String name) {
        return first(matrixParams(name));
    }

    static String first(List<String> values) {
        return values.isEmpty() ? null : values.get(0);
    }

    @Override
    public List<String> matrixParams(String name) {
        return path.matrix(name).stream().map(Paths::decoded).toList();
    }

    @Override
    public String formParam(String name) {
        return form().decoded().getFirst(name);
    }

    @Override
    public List<String> formParams(String name) {
        return orEmpty(form().decoded().get(name));
    }

    @Override
    public List<EntityPart> parts(String name) {
        return form().parts(name);
    }

    @Override
    public List<EntityPart> parts() {
        return form().parts();
    }

    /** {@return the form in the body; empty if the body is not a form} */
    FormFields form() {
        if (form == null) {
            byte[] body = exchange.body() == null ? new byte[0] : exchange.body().getBytes();
            form = FormFields.parse(exchange.contexts().headers().getMediaType(), body,
                    exchange.surroundings().limits().form());
        }
        return form;
    }

    @Override
    public Cookie cookie(String name) {
        return Cookies.of(exchange.headers("Cookie")).get(name);
    }

    static List<String> orEmpty(List<String> values) {
        return values == null ? List.of() : values;
    }
}
