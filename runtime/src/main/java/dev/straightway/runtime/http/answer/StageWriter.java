package dev.straightway.runtime.http.answer;

import java.util.concurrent.CompletionStage;

import dev.straightway.runtime.body.BufferExchange;
import dev.straightway.runtime.invocation.Exchange;
import dev.straightway.runtime.invocation.ResultWriter;

/** Writes what a {@code CompletionStage} completes with; ends the request without it when the client leaves before. */
public final class StageWriter extends ResultWriter {

    private final ResultWriter then;

    /** @param then writes the value; {@code null} where there is none */
    public StageWriter(ResultWriter then) {
        this.then = then;
    }

    @Override
    public void write(Exchange exchange, Object result) throws Exception {
        if (result == null) {
            exchange.noContent();
            return;
        }
        BufferExchange waiting = (BufferExchange) exchange;
        ((CompletionStage<?>) result).whenComplete(
                (value, failure) -> waiting.resume(() -> Completion.of(waiting, then, value, failure)));
        waiting.onClose(waiting::leave);
    }
}
