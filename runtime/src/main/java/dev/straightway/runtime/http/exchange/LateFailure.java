package dev.straightway.runtime.http.exchange;

import org.jboss.logging.Logger;

import dev.straightway.runtime.http.connection.ClientLeftException;
import dev.straightway.runtime.http.connection.Disconnection;

/** A failure that no answer can tell of any more, since the request was answered. */
public final class LateFailure {

    private static final Logger LOG = Logger.getLogger("dev.straightway");

    private LateFailure() {
    }

    /** Tells the log of a failure that doesn't concern the answer. */
    public static void tell(VertxExchange exchange, Throwable failure) {
        if (Client.hasLeft(exchange) || failure instanceof ClientLeftException) {
            LOG.debugf(failure, "The client of %s has left", RequestHead.path(exchange));
        } else {
            LOG.errorf(failure, "%s failed after it was answered", RequestHead.path(exchange));
        }
    }

    /** Tells the log; an answer that isn't complete is broken off. */
    public static void breakOff(VertxExchange exchange, Throwable failure) {
        tell(exchange, failure);
        disconnect(exchange);
    }

    /** Breaks off an answer of which the server has refused a part. */
    static void notSent(VertxExchange exchange, RuntimeException failure) {
        LOG.errorf(failure, "The answer of %s can't be sent", RequestHead.path(exchange));
        disconnect(exchange);
    }

    /**
     * On the event loop, where an end may wait that was given before: what is complete isn't broken off, as all raw answers.
     */
    private static void disconnect(VertxExchange exchange) {
        exchange.onEventLoop(() -> {
            if (!exchange.isRaw() && !exchange.response().ended()) {
                Disconnection.breakOff(exchange.request());
            }
        });
    }
}
