package dev.straightway.runtime.fields;

import java.util.List;

import jakarta.ws.rs.BadRequestException;
import jakarta.ws.rs.core.PathSegment;

import org.jboss.resteasy.reactive.common.util.PathSegmentImpl;

import dev.straightway.runtime.routing.RequestPath;

/**
 * Decodes the path of a request, or what was captured of it. The server lets some malformed escapes through, as {@code %+e}.
 */
public final class Paths {

    private Paths() {
    }

    /** @throws BadRequestException if a percent sign isn't followed by two hexadecimal digits */
    public static String decoded(String raw) {
        try {
            return RequestPath.decode(raw);
        } catch (IllegalArgumentException malformed) {
            throw malformed(raw, malformed);
        }
    }

    /**
     * {@return the segments of a path with their matrix parameters}
     *
     * @throws BadRequestException as {@link #decoded} does
     */
    public static List<PathSegment> segments(String raw, boolean decode) {
        try {
            return PathSegmentImpl.parseSegments(raw, decode);
        } catch (IllegalArgumentException malformed) {
            throw malformed(raw, malformed);
        }
    }

    private static BadRequestException malformed(String raw, IllegalArgumentException cause) {
        return new BadRequestException("The path holds a malformed escape: '" + raw + "'", cause);
    }
}
