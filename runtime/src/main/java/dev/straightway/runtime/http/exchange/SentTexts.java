package dev.straightway.runtime.http.exchange;

import java.util.List;
import java.util.stream.Stream;

import jakarta.ws.rs.core.PathSegment;

import dev.straightway.runtime.invocation.Texts;

/** The texts of a request as they were sent. Used by one thread at a time. */
final class SentTexts extends Texts {

    private final VertxExchange exchange;
    private final SegmentTexts path;
    /** Has the form, which is parsed once. */
    private final RequestTexts decoded;

    SentTexts(VertxExchange exchange, SegmentTexts path, RequestTexts decoded) {
        this.exchange = exchange;
        this.path = path;
        this.decoded = decoded;
    }

    @Override
    public String pathParam(String name) {
        List<Matched.Capture> captures = path.captures(name);
        return captures.isEmpty() ? null : captures.get(captures.size() - 1).raw();
    }

    @Override
    public List<String> pathParams(String name) {
        return path.captures(name).stream().map(Matched.Capture::raw).toList();
    }

    @Override
    public List<String> pathElements(String name) {
        return pathParams(name).stream().flatMap(capture -> Stream.of(capture.split("/"))).toList();
    }

    @Override
    public PathSegment pathSegment(String name) {
        return RequestTexts.last(pathSegments(name));
    }

    @Override
    public List<PathSegment> pathSegments(String name) {
        return path.captured(name, false);
    }

    @Override
    public String queryParam(String name) {
        return exchange.queryParameters().raw().getFirst(name);
    }

    @Override
    public List<String> queryParams(String name) {
        return RequestTexts.orEmpty(exchange.queryParameters().raw().get(name));
    }

    @Override
    public String matrixParam(String name) {
        return RequestTexts.first(matrixParams(name));
    }

    @Override
    public List<String> matrixParams(String name) {
        return path.matrix(name);
    }

    @Override
    public String formParam(String name) {
        return decoded.form().raw().getFirst(name);
    }

    @Override
    public List<String> formParams(String name) {
        return RequestTexts.orEmpty(decoded.form().raw().get(name));
    }
}
