package dev.straightway.kit;

import java.util.concurrent.CompletionStage;

/** What answers requests in memory. All threads may use one at the same time. */
public interface Server extends AutoCloseable {

    /**
     * {@return the answer, whatever its status is}
     *
     * @throws NoAnswerException if there is none
     */
    Response apply(Request request);

    /**
     * {@return the answer to come, or a {@link NoAnswerException}}
     * <p>
     * What depends on it may run on a thread of the server that mustn't be blocked.
     */
    CompletionStage<Response> send(Request request);

    /**
     * Sends the request again and again, each time when the answer before has come, and checks that all have the status
     * and the length of the first. A benchmark calls this, so that what it costs to wait for another thread is shared by
     * many requests.
     *
     * @param times how often, at least once
     * @return the last answer
     * @throws NoAnswerException if one of them has no answer
     * @throws IllegalStateException if one of them is answered otherwise than the first
     */
    default Response repeat(Request request, int times) {
        Likeness likeness = new Likeness(request, times);
        Response last;
        do {
            last = apply(request);
        } while (likeness.wantsMore(last.status(), last.length()));
        return last;
    }

    /** Requests that are under way get a {@link NoAnswerException}; the application goes on. */
    @Override
    void close();
}
