package dev.straightway.runtime.body;

import dev.straightway.runtime.invocation.Exchange;
import io.vertx.core.buffer.Buffer;

/** An exchange as readers and writers see it: with the body of the request and the means to answer. */
public abstract class BufferExchange extends Exchange {

    /** {@return the complete body of the request, empty without one; {@code null} before it was read} */
    public abstract Buffer body();

    /** {@return the value of the request's Accept field (several fields joined by commas), or {@code null}} */
    public abstract String accept();

    /** Sets the status of the answer; 200 until then. */
    public abstract void status(int code);

    /** Adds a field to the answer, beside those of the same name. */
    public abstract void addHeader(String name, String value);

    /**
     * Answers with a body; a HEAD request gets the fields alone.
     *
     * @param contentType the value of Content-Type, prepared once
     * @param body left as it is
     */
    public abstract void end(CharSequence contentType, Buffer body);

    /** Answers without a body. */
    public abstract void end();

    /**
     * Runs a task on the request's context: at once if this is it, otherwise soon, on its event loop.
     *
     * @param task goes on with this exchange
     */
    public abstract void resume(Runnable task);

    /** Runs a task if the client leaves before the answer; for work that is worth cancelling. */
    public abstract void onClose(Runnable task);
}
