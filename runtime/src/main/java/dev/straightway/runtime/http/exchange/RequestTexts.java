package dev.straightway.runtime.http.exchange;

import java.util.ArrayList;
import java.util.List;

import jakarta.ws.rs.BadRequestException;
import jakarta.ws.rs.core.Cookie;
import jakarta.ws.rs.core.PathSegment;

import org.jboss.resteasy.reactive.common.util.PathSegmentImpl;

import dev.straightway.runtime.fields.Cookies;
import dev.straightway.runtime.invocation.EncodedTexts;
import dev.straightway.runtime.multipart.FormFields;
import dev.straightway.runtime.routing.RequestPath;

/** The texts of one request: its path, query, form and cookies, read when they are asked for. Used by one thread at a time. */
public final class RequestTexts extends EncodedTexts {

    private final VertxExchange exchange;
    private List<PathSegment> rawSegments;
    private FormFields form;

    RequestTexts(VertxExchange exchange) {
        this.exchange = exchange;
    }

    /** @throws BadRequestException if a percent sign isn't followed by two hexadecimal digits */
    static String decodePath(String raw) {
        try {
            return RequestPath.decode(raw);
        } catch (IllegalArgumentException malformed) {
            throw new BadRequestException("The path holds a malformed escape: '" + raw + "'", malformed);
        }
    }

    @Override
    public String pathParam(String name) {
        List<Matched.Capture> captures = captures(name);
        return captures.isEmpty() ? null : captures.get(captures.size() - 1).raw();
    }

    @Override
    public List<String> pathParams(String name) {
        return captures(name).stream().map(Matched.Capture::raw).toList();
    }

    private List<Matched.Capture> captures(String name) {
        Matched matched = exchange.matched();
        return matched == null ? List.of() : matched.captures(name);
    }

    @Override
    public PathSegment pathSegment(String name) {
        return last(segments(name, false));
    }

    @Override
    public List<PathSegment> pathSegments(String name) {
        return segments(name, false);
    }

    PathSegment last(List<PathSegment> segments) {
        return segments.isEmpty() ? null : segments.get(segments.size() - 1);
    }

    /** A capture may begin and end within segments and go over several. */
    List<PathSegment> segments(String name, boolean decode) {
        String plain = RequestPath.withoutMatrixParameters(exchange.path());
        List<PathSegment> all = PathSegmentImpl.parseSegments(exchange.path(), decode);
        List<PathSegment> found = new ArrayList<>();
        for (Matched.Capture capture : captures(name)) {
            int start = capture.step().start();
            int from = slashes(plain, start + capture.step().match().captureStart(capture.index())) - 1;
            int to = slashes(plain, start + capture.step().match().captureEnd(capture.index()));
            for (int i = Math.max(from, 0); i < Math.min(to, all.size()); i++) {
                found.add(all.get(i));
            }
        }
        return found;
    }

    private static int slashes(String path, int end) {
        return (int) path.substring(0, Math.min(end, path.length())).chars().filter(c -> c == '/').count();
    }

    @Override
    public String queryParam(String name) {
        return exchange.queryParameters().raw().getFirst(name);
    }

    @Override
    public List<String> queryParams(String name) {
        return orEmpty(exchange.queryParameters().raw().get(name));
    }

    @Override
    public String matrixParam(String name) {
        List<String> values = matrix(name, false);
        return values.isEmpty() ? null : values.get(0);
    }

    @Override
    public List<String> matrixParams(String name) {
        return matrix(name, false);
    }

    /** Those of the last segment that is matched so far (javadoc of MatrixParam); one without a value has an empty one. */
    List<String> matrix(String name, boolean decode) {
        List<PathSegment> all = rawSegments();
        int last = lastMatched(all.size());
        List<String> found = new ArrayList<>();
        for (String value : last < 0 ? List.<String> of() : orEmpty(all.get(last).getMatrixParameters().get(name))) {
            String raw = value == null ? "" : value;
            found.add(decode ? decodePath(raw) : raw);
        }
        return found;
    }

    /** {@return the place of the last segment of what the templates have matched, -1 if that is nothing} */
    private int lastMatched(int segments) {
        Matched matched = exchange.matched();
        if (matched == null) {
            return segments - 1;
        }
        String plain = RequestPath.withoutMatrixParameters(exchange.path());
        int end = matched.start() + matched.match().path().length() - matched.match().rest().length();
        int from = end;
        while (from > 0 && from <= plain.length() && plain.charAt(from - 1) == '/') {
            from--;
        }
        return Math.min(slashes(plain, from), segments) - 1;
    }

    private List<PathSegment> rawSegments() {
        if (rawSegments == null) {
            rawSegments = PathSegmentImpl.parseSegments(exchange.path(), false);
        }
        return rawSegments;
    }

    @Override
    public String formParam(String name) {
        return form().raw().getFirst(name);
    }

    @Override
    public List<String> formParams(String name) {
        return orEmpty(form().raw().get(name));
    }

    /** {@return the form in the body; empty if the body is none} */
    FormFields form() {
        if (form == null) {
            byte[] body = exchange.body() == null ? new byte[0] : exchange.body().getBytes();
            form = FormFields.parse(exchange.contexts().headers().getMediaType(), body,
                    exchange.surroundings().limits().form());
        }
        return form;
    }

    /** {@return a cookie, or {@code null} without one} */
    Cookie cookie(String name) {
        return Cookies.of(exchange.headers("Cookie")).get(name);
    }

    private static List<String> orEmpty(List<String> values) {
        return values == null ? List.of() : values;
    }
}
