package dev.straightway.runtime.http.answer;

import dev.straightway.runtime.body.BufferExchange;
import dev.straightway.runtime.http.filter.Outcome;
import dev.straightway.runtime.invocation.Exchange;
import dev.straightway.runtime.invocation.ResultWriter;
import io.smallrye.mutiny.Uni;
import io.smallrye.mutiny.subscription.Cancellable;

/** Writes the item of a {@code Uni}; cancels it when the client leaves, unless the method says otherwise. */
public final class UniWriter extends ResultWriter {

    private final ResultWriter then;
    private final boolean cancels;

    /**
     * @param then writes the item; {@code null} where there is none
     * @param cancels whether it is cancelled when the client leaves; if not, the request ends with it
     */
    public UniWriter(ResultWriter then, boolean cancels) {
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
        Cancellable subscription = Outcome.of((Uni<?>) result,
                item -> waiting.resume(() -> Completion.of(waiting, then, item, null)),
                failure -> waiting.resume(() -> Completion.of(waiting, then, null, failure)));
        if (cancels) {
            waiting.onClose(() -> {
                subscription.cancel();
                waiting.leave();
            });
        }
    }
}
