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
     * Answers with a body; a HEAD request gets the fields alone.
     *
     * @param contentType the value of Content-Type, prepared once
     * @param body left as it is
     */
    public abstract void end(CharSequence contentType, Buffer body);

    /** Answers with status, fields and a body; a HEAD request gets the head alone. */
    public abstract void end(AnswerHead head, Buffer body);

    /** Answers with status and fields. */
    public abstract void end(AnswerHead head);

    /** Ends a request that gets no answer, since its client has left or was answered past this exchange. */
    public abstract void leave();

    /**
     * Runs a task on the request's context: at once if this is it, otherwise soon, on its event loop.
     *
     * @param task goes on with this exchange
     */
    public abstract void resume(Runnable task);

    /** Runs a task if the client leaves before the answer; for work that is worth cancelling. */
    public abstract void onClose(Runnable task);
}
