package dev.straightway.runtime.body;

import java.io.IOException;

import io.vertx.core.buffer.Buffer;

/** Turns the items of a stream into bytes, each for itself, on the thread that has produced it. For all threads. */
@FunctionalInterface
public interface ItemEncoder {

    /**
     * @param item never {@code null}
     * @throws IOException if the item can't be represented
     */
    Buffer encode(Object item) throws IOException;
}
