package dev.straightway.runtime.http.answer;

import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.CompletionStage;

import dev.straightway.runtime.body.BufferExchange;
import dev.straightway.runtime.invocation.Exchange;
import dev.straightway.runtime.invocation.ResultWriter;

/**
 * Writes what a {@code CompletionStage} completes with; ends the request without it, and cancels a future, when the client
 * leaves before, unless the method says otherwise.
 */
public final class StageWriter extends ResultWriter {

    private final ResultWriter then;
    private final boolean cancels;

    /**
     * @param then writes the value; {@code null} where there is none
     * @param cancels whether the request ends when the client leaves, and a future is cancelled; if not, it ends with the stage
     */
    public StageWriter(ResultWriter then, boolean cancels) {
        this.then = then;
        this.cancels = cancels;
    }

    @Override
    public void write(Exchange exchange, Object result) throws Exception {
        if (result == null) {
            exchange.noContent();
            return;
        }
        BufferExchange waiting = (BufferExchange) exchange;
        ((CompletionStage<?>) result).whenComplete(
                (value, failure) -> waiting.resume(() -> Completion.of(waiting, then, value, unwrap(failure))));
        if (cancels) {
            waiting.onClose(() -> leave(waiting, result));
        }
    }

    /** What the platform puts around the failure of a stage is nothing that the application has thrown. */
    private static Throwable unwrap(Throwable failure) {
        return failure instanceof CompletionException && failure.getCause() != null ? failure.getCause() : failure;
    }

    /** The request is over first, so that the cancelled future is nothing to answer with. */
    private static void leave(BufferExchange waiting, Object stage) {
        waiting.leave();
        if (stage instanceof CompletableFuture<?> future) {
            future.cancel(true);
        }
    }
}
