package dev.straightway.runtime.http.filter;

import java.lang.reflect.UndeclaredThrowableException;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Consumer;

import dev.straightway.runtime.http.exchange.VertxExchange;
import io.smallrye.mutiny.Uni;
import io.smallrye.mutiny.subscription.Cancellable;

/**
 * What is asked for and isn't there yet: the answer of a method of the application, or that of a check. No thread waits for it.
 * <p>
 * Two threads meet here, which may be one: that which subscribes, and that which brings the item. The second to come goes on.
 */
public final class Later {

    private final AtomicBoolean first = new AtomicBoolean(true);
    private final Consumer<Later> goOn;
    private final Cancellable subscription;
    private Object item;
    private Throwable failure;

    private Later(Uni<?> uni, Consumer<Later> goOn) {
        this.goOn = goOn;
        this.subscription = Outcome.of(uni, found -> complete(found, null), thrown -> complete(null, thrown));
    }

    /**
     * Asks for the item.
     *
     * @param goOn runs when there is an item or failure, unless it was there at once; on any thread
     */
    public static Later of(Uni<?> uni, Consumer<Later> goOn) {
        return new Later(uni, goOn);
    }

    private void complete(Object found, Throwable thrown) {
        item = found;
        failure = thrown;
        if (!first.getAndSet(false)) {
            goOn.accept(this);
        }
    }

    /** {@return whether the item or failure is there; if not, {@code goOn} runs when it is} */
    public boolean isThere() {
        return !first.getAndSet(false);
    }

    /** The same; if it isn't there, it is cancelled and the exchange ends when the client leaves. */
    public boolean isThere(VertxExchange exchange) {
        if (isThere()) {
            return true;
        }
        exchange.onClose(() -> {
            subscription.cancel();
            exchange.leave();
        });
        return false;
    }

    /** {@return why there is no item, once that is known; {@code null} if there is one} */
    public Throwable failure() {
        return failure;
    }

    /** {@return the item, once it is there; may be {@code null}} */
    public Object item() throws Exception {
        if (failure instanceof Exception exception) {
            throw exception;
        }
        if (failure instanceof Error error) {
            throw error;
        }
        if (failure != null) {
            throw new UndeclaredThrowableException(failure);
        }
        return item;
    }
}
