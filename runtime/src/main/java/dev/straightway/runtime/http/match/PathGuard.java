package dev.straightway.runtime.http.match;

import java.util.function.Supplier;

import dev.straightway.runtime.routing.RequestPath;
import dev.straightway.runtime.routing.Spelling;

/**
 * Knows the paths that security policies read as another path than the route table does: a policy that is written for the one
 * would let the other through.
 * <p>
 * Policies read a path decoded as often as it goes, without matrix parameters and NUL, with slashes for backslashes, and
 * without dot segments; those of older versions of Quarkus read it as it was sent. The route table reads it by segments,
 * without matrix parameters, each decoded once.
 * <p>
 * Characters beyond ASCII, which a path may not have, aren't served: some who read it may take an octet for one, others for
 * a part of one.
 */
public final class PathGuard {

    /** For an application without security. */
    public static final PathGuard NONE = new PathGuard(() -> Reading.NOBODY);

    private static final int ASCII = 128;

    private final Supplier<Reading> policies;
    /** {@code null} until it was asked for. */
    private volatile Reading reading;

    /** How policies read a path. */
    public enum Reading {
        /** There are none. */
        NOBODY,
        /** Decoded, and without matrix parameters. */
        DECODED,
        /**
         * As it was sent, but for escapes of unreserved characters. The policies are for paths of these alone, so that no other
         * escape is read as one of theirs.
         */
        AS_SENT,
        /** As it was sent, by policies for paths with characters that are sent with an escape or without. */
        BY_SPELLING
    }

    /** @param policies tells how they read a path; asked once, by the first request whose path is in question */
    public PathGuard(Supplier<Reading> policies) {
        this.policies = policies;
    }

    /**
     * {@return whether the path may not be served}
     *
     * @param path normalized by the Router: without dot segments and doubled slashes
     */
    public boolean refuses(String path) {
        return this != NONE && isOdd(path) && readsDifferently(path, reading());
    }

    /** Not in the common case: nothing to decode or to leave out. */
    private static boolean isOdd(String path) {
        for (int i = 0; i < path.length(); i++) {
            char character = path.charAt(i);
            if (character == ';' || !Spelling.isLegal(character)) {
                return true;
            }
        }
        return false;
    }

    private Reading reading() {
        Reading known = reading;
        if (known == null) {
            known = policies.get();
            reading = known;
        }
        return known;
    }

    private static boolean readsDifferently(String path, Reading reading) {
        if (reading == Reading.NOBODY) {
            return false;
        }
        if (!isAscii(path) || reading != Reading.DECODED && path.indexOf(';') >= 0) {
            return true;
        }
        String sent = RequestPath.withoutMatrixParameters(path);
        try {
            String whole = RequestPath.decode(path);
            String decoded = RequestPath.decode(sent);
            return slashes(whole) != slashes(path) || hasSecondMeaning(whole) || decoded.indexOf(';') >= 0
                    || hasNoPlainSegments(decoded)
                    || reading == Reading.BY_SPELLING && !Spelling.encode(decoded).equals(sent);
        } catch (IllegalArgumentException malformed) {
            return true;
        }
    }

    private static boolean isAscii(String path) {
        return path.chars().allMatch(character -> character < ASCII);
    }

    private static long slashes(String path) {
        return path.chars().filter(character -> character == '/').count();
    }

    /**
     * What decoding has brought, and would be read again: in a matrix parameter, too, which policies leave out only when they
     * have decoded it, up to the next slash.
     */
    private static boolean hasSecondMeaning(String decoded) {
        return decoded.indexOf('\\') >= 0 || decoded.indexOf('\0') >= 0 || hasEscape(decoded);
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
