package dev.straightway.runtime.body;

import java.io.IOException;

import io.vertx.core.buffer.Buffer;

/** Turns an entity into the bytes of one representation. */
interface Encoder {

    /**
     * @param entity never {@code null}
     * @return a new buffer, or the entity itself if it is one
     * @throws IOException if the entity can't be represented
     */
    Buffer encode(Object entity) throws IOException;
}
