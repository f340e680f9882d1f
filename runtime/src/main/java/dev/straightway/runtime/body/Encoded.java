package dev.straightway.runtime.body;

import io.vertx.core.buffer.Buffer;

/**
 * An entity, ready to be sent.
 *
 * @param contentType the value of Content-Type
 */
record Encoded(CharSequence contentType, Buffer body) {
}
