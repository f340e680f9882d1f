package dev.straightway.runtime.http.exchange;

import java.util.ArrayList;
import java.util.List;

import jakarta.ws.rs.core.MultivaluedMap;
import jakarta.ws.rs.core.PathSegment;

import dev.straightway.runtime.fields.Paths;
import dev.straightway.runtime.routing.RequestPath;

/** The path of a request as segments with matrix parameters, and which of them templates have matched (§3.2). */
final class SegmentTexts {

    private final VertxExchange exchange;
    private List<PathSegment> raw;

    SegmentTexts(VertxExchange exchange) {
        this.exchange = exchange;
    }

    /** {@return the captures of a variable on the way to the endpoint, in the order of the path} */
    List<Matched.Capture> captures(String name) {
        Matched matched = exchange.matched();
        return matched == null ? List.of() : matched.captures(name);
    }

    /** {@return the segments that a variable has captured}: a capture may begin and end within segments and go over several. */
    List<PathSegment> captured(String name, boolean decode) {
        String plain = RequestPath.withoutMatrixParameters(RequestHead.path(exchange));
        List<PathSegment> all = Paths.segments(RequestHead.path(exchange), decode);
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

    /**
     * {@return the values of a matrix parameter of the last segment that is matched so far (javadoc of MatrixParam), as sent}
     */
    List<String> matrix(String name) {
        List<PathSegment> all = raw();
        int last = lastMatched(all.size());
        return last < 0 ? List.of() : values(name, all.get(last).getMatrixParameters());
    }

    /** Names are compared decoded, whether or not the values are wanted so; one without a value has an empty one. */
    private static List<String> values(String name, MultivaluedMap<String, String> parameters) {
        List<String> found = new ArrayList<>();
        parameters.forEach((sent, values) -> {
            if (Paths.decoded(sent).equals(name)) {
                values.forEach(value -> found.add(value == null ? "" : value));
            }
        });
        return found;
    }

    private List<PathSegment> raw() {
        if (raw == null) {
            raw = Paths.segments(RequestHead.path(exchange), false);
        }
        return raw;
    }

    /** {@return the place of the last segment of what the templates have matched, -1 if that is nothing} */
    private int lastMatched(int segments) {
        Matched matched = exchange.matched();
        if (matched == null) {
            return segments - 1;
        }
        String plain = RequestPath.withoutMatrixParameters(RequestHead.path(exchange));
        int end = matched.start() + matched.match().path().length() - matched.match().rest().length();
        int from = end;
        while (from > 0 && from <= plain.length() && plain.charAt(from - 1) == '/') {
            from--;
        }
        return Math.min(slashes(plain, from), segments) - 1;
    }
}
