package dev.straightway.runtime.routing;

import java.util.List;
import java.util.regex.Matcher;

/**
 * The rest of a template from the first segment on whose expressions may cross slashes; matched as one expression.
 * <p>
 * As in Jakarta REST 3.1 §3.7.3 the expression ends with {@code (/.*)?}, whose value is what remains of the path.
 */
final class Tail {

    static final int NO_MATCH = -1;

    private final String shape;
    /** Null if the tail is one variable that takes all: {@code .*} or {@code .+}. */
    private final Expression expression;
    private final int shortestAll;

    private Tail(String shape, Expression expression, int shortestAll) {
        this.shape = shape;
        this.expression = expression;
        this.shortestAll = shortestAll;
    }

    /**
     * @param parts beginning with a slash
     */
    static Tail of(List<Part> parts) {
        StringBuilder shape = new StringBuilder();
        parts.forEach(part -> shape.append(part.shape()));
        return switch (shape.toString()) {
            case "/{:.*}" -> new Tail(shape.toString(), null, 0);
            case "/{:.+}" -> new Tail(shape.toString(), null, 1);
            default -> new Tail(shape.toString(), Expression.of(parts, "(/.*)?"), 0);
        };
    }

    String shape() {
        return shape;
    }

    /** {@return where the match that starts at the slash ends, before what remains of the path, or {@link #NO_MATCH}} */
    int match(String path, int slash) {
        if (expression == null) {
            return path.length() - slash - 1 < shortestAll ? NO_MATCH : path.length();
        }
        Matcher matcher = expression.match(path, slash, path.length());
        if (matcher == null) {
            return NO_MATCH;
        }
        int remaining = matcher.start(matcher.groupCount());
        return remaining < 0 ? path.length() : remaining;
    }

    /** Writes the offsets of the captures of a tail that matches, and returns where the next go. */
    int capture(String path, int slash, int[] offsets, int at) {
        if (expression == null) {
            offsets[at] = slash + 1;
            offsets[at + 1] = path.length();
            return at + 2;
        }
        Matcher matcher = expression.match(path, slash, path.length());
        if (matcher == null) {
            throw new IllegalStateException("The path matched '" + shape + "' a moment ago: " + path);
        }
        return expression.capture(matcher, offsets, at);
    }
}
