package dev.straightway.runtime.http.exchange;

import dev.straightway.runtime.http.connection.RequestEnd;

/** Whether the client of a request still waits for the answer, and what happens when it no longer does. */
public final class Client {

    private Client() {
    }

    /**
     * {@return whether the client no longer waits, because its connection or stream is closed; not seen of raw requests, which
     * are answered within a turn}
     */
    public static boolean hasLeft(VertxExchange exchange) {
        return !exchange.isRaw() && exchange.response().closed();
    }

    /**
     * Runs a task once on the event loop when the response has ended or its connection was lost. If that has happened already,
     * the task runs at once or soon.
     */
    public static void whenEnded(VertxExchange exchange, Runnable task) {
        exchange.onEventLoop(() -> RequestEnd.tell(exchange.routingContext(), task));
    }

    /** Runs a task when the client leaves before the answer; not where the application has ended the response itself. */
    static void whenLeft(VertxExchange exchange, Runnable task) {
        if (exchange.answered()) {
            return;
        }
        whenEnded(exchange, () -> {
            if (exchange.response().ended()) {
                exchange.leave();
            } else if (!exchange.answered()) {
                task.run();
            }
        });
    }
}
