package dev.straightway.runtime.entity;

import java.util.Set;

import dev.straightway.runtime.body.SpecialTypes;
import io.vertx.core.buffer.Buffer;

/**
 * Tells which classes are a representation already.
 * <p>
 * Their own providers take any media type, and so would lose against those of JSON or of plain text for any class, whose
 * media types are more special. Plain text must not get at {@code File(String)}, either: the client would choose the file.
 */
final class Representations {

    private static final Set<Class<?>> TEXT_AND_BYTES = Set.of(String.class, byte[].class);

    private Representations() {
    }

    static boolean include(Class<?> type) {
        return TEXT_AND_BYTES.contains(type) || SpecialTypes.isContent(type) || Buffer.class.isAssignableFrom(type);
    }
}
