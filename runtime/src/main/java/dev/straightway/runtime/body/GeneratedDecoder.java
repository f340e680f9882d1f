package dev.straightway.runtime.body;

import dev.straightway.runtime.json.JsonInput;
import dev.straightway.runtime.json.ValueReader;
import io.netty.buffer.ByteBuf;

/**
 * Reads texts by generated code, where they lie. What isn't written in the usual way is left to Jackson, which begins again:
 * then a bean may have been made and filled in vain, and the value or the failure is Jackson's own.
 */
final class GeneratedDecoder {

    private final ValueReader reader;
    private final Misses misses = new Misses();

    GeneratedDecoder(ValueReader reader) {
        this.reader = reader;
    }

    /** {@return the value, or {@code null} if Jackson has to read it} */
    Object decode(ByteBuf bytes) {
        if (!bytes.hasArray() || misses.areTooMany()) {
            return null;
        }
        JsonInput input = new JsonInput(bytes.array(), bytes.arrayOffset() + bytes.readerIndex(), bytes.readableBytes());
        try {
            Object value = reader.read(input);
            input.finish();
            misses.hit();
            return value;
        } catch (RuntimeException | StackOverflowError | LinkageError e) {
            misses.add();
            return null;
        }
    }
}
