package dev.straightway.runtime.http.match;

import java.util.function.BooleanSupplier;

import dev.straightway.runtime.routing.RequestPath;

/**
 * Knows the paths that security policies read as another path than the route table does: a policy that is written for the one
 * would let the other through.
 * <p>
 * Policies read a path decoded as often as it goes, without matrix parameters and NUL, with slashes for backslashes, and
 * without dot segments; those of older versions of Quarkus read it as it was sent. The route table reads it by segments,
 * without matrix parameters, each decoded once.
 */
public final class PathGuard {

    /** For an application without security. */
    public static final PathGuard NONE = new PathGuard(false, () -> false);

    private final boolean asSent;
    private final BooleanSupplier policies;
    /** {@code null} until it was asked for. */
    private volatile Boolean active;

    /**
     * @param asSent whether policies read a path as it was sent, matrix parameters with it
     * @param policies tells whether there are any; asked once, by the first request whose path is in question
     */
    public PathGuard(boolean asSent, BooleanSupplier policies) {
        this.asSent = asSent;
        this.policies = policies;
    }

    /**
     * {@return whether the path may not be served}
     *
     * @param path normalized by the Router: without dot segments and doubled slashes
     */
    public boolean refuses(String path) {
        return this != NONE && isOdd(path) && isActive() && readsDifferently(path);
    }

    /** The common case: nothing to decode or to leave out. */
    private static boolean isOdd(String path) {
        return path.indexOf('%') >= 0 || path.indexOf(';') >= 0 || path.indexOf('\\') >= 0;
    }

    private boolean isActive() {
        Boolean known = active;
        if (known == null) {
            known = policies.getAsBoolean();
            active = known;
        }
        return known;
    }

    private boolean readsDifferently(String path) {
        if (asSent && path.indexOf(';') >= 0) {
            return true;
        }
        String seen = RequestPath.withoutMatrixParameters(path);
        try {
            String decoded = RequestPath.decode(seen);
            return slashes(decoded) != slashes(seen) || hasSecondMeaning(decoded) || hasNoPlainSegments(decoded);
        } catch (IllegalArgumentException malformed) {
            return true;
        }
    }

    private static long slashes(String path) {
        return path.chars().filter(character -> character == '/').count();
    }

    /** What decoding has brought, and would be read again. */
    private static boolean hasSecondMeaning(String decoded) {
        return decoded.indexOf(';') >= 0 || decoded.indexOf('\\') >= 0 || decoded.indexOf('\0') >= 0 || hasEscape(decoded);
    }

    private static boolean hasEscape(String text) {
        for (int percent = text.indexOf('%'); percent >= 0; percent = text.indexOf('%', percent + 1)) {
            if (percent + 2 < text.length() && Character.digit(text.charAt(percent + 1), 16) >= 0
                    && Character.digit(text.charAt(percent + 2), 16) >= 0) {
                return true;
            }
        }
        return false;
    }

    /** Empty segments and dot segments, which the Router had removed, were there none behind an escape or a semicolon. */
    private static boolean hasNoPlainSegments(String decoded) {
        return decoded.contains("//") || decoded.contains("/./") || decoded.contains("/../") || decoded.endsWith("/.")
                || decoded.endsWith("/..");
    }
}
