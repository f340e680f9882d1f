package dev.straightway.runtime.http.answer;

import dev.straightway.runtime.body.BufferExchange;
import dev.straightway.runtime.invocation.ResultWriter;

/** Ends an exchange whose result came later. */
final class Completion {

    private Completion() {
    }

    static void of(BufferExchange exchange, ResultWriter writer, Object value, Throwable failure) {
        if (failure != null) {
            exchange.fail(failure);
            return;
        }
        try {
            if (writer == null) {
                exchange.noContent();
            } else {
                writer.write(exchange, value);
            }
        } catch (Throwable unwritable) {
            exchange.fail(unwritable);
        }
    }
}
