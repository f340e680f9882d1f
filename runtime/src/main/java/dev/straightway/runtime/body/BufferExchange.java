package dev.straightway.runtime.body;

import dev.straightway.runtime.invocation.Exchange;
import io.vertx.core.buffer.Buffer;

/** An exchange as readers and writers see it: with the body of the request and the means to answer. */
public abstract class BufferExchange extends Exchange {

    /** {@return the complete body of the request, empty without one; {@code null} before it was read} */
    public abstract Buffer body();

    /** {@return the value of the request's Accept field (several fields joined by commas), or {@code null}} */
    public abstract String accept();

    /**
     * Answers 200 with a body; a HEAD request gets the fields alone.
     *
     * @param contentType the value of Content-Type, prepared once
     * @param body owned by the exchange from here on
     */
    public abstract void end(CharSequence contentType, Buffer body);
}
