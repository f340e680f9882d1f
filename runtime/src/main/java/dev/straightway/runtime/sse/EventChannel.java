package dev.straightway.runtime.sse;

import java.util.concurrent.CompletionStage;

/**
 * The response below a sink: takes the bytes of events for one client.
 * <p>
 * Every method may be called on any thread; {@link #write} and {@link #end} are called by one thread at a time, and never
 * while a lock of this package is held. A channel may complete its stages and run its tasks on any thread, also inside the
 * call that caused it.
 */
public interface EventChannel {

    /**
     * Writes bytes after all bytes of earlier calls; the first call sends the head of the response (200,
     * {@code text/event-stream}) before them, and an empty array sends the head only: due when the resource method
     * returns without having sent an event (Jakarta REST 3.1 §9.5).
     *
     * @param bytes one whole event, which the channel may keep: nobody changes it
     * @return completes when the connection has taken the bytes, so that a slow client delays it, and exceptionally when
     *         it can't. It must complete in every case, also when the client leaves: senders wait for it
     */
    CompletionStage<Void> write(byte[] bytes);

    /**
     * Ends the response after the bytes of all earlier calls; sends its head first where nothing was written. Called once
     * at most. Does nothing when the client has left, and doesn't throw.
     */
    void end();

    /** {@return whether nothing can be written any more, because the response was ended or the client has left} */
    boolean isClosed();

    /**
     * Runs a task once when the channel closes for whatever reason, at once where it is closed already.
     *
     * @param task quick, and may call {@link #isClosed()}, which is true by then
     */
    void onClose(Runnable task);
}
