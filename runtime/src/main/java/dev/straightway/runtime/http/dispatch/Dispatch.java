package dev.straightway.runtime.http.dispatch;

import java.util.concurrent.RejectedExecutionException;

import dev.straightway.runtime.http.exchange.InForce;
import dev.straightway.runtime.http.exchange.Sending;
import dev.straightway.runtime.http.exchange.Surroundings;
import dev.straightway.runtime.http.exchange.VertxExchange;
import dev.straightway.runtime.http.watch.Loops;
import dev.straightway.runtime.invocation.ThreadModel;
import io.vertx.core.Handler;
import io.vertx.core.Vertx;
import io.vertx.core.impl.ContextInternal;

/** Runs exchanges and their tasks on the threads that are planned for them. Immutable, for all threads. */
public final class Dispatch {

    private static final int UNAVAILABLE = 503;

    private final Surroundings surroundings;
    private final Threads threads;
    private final Loops loops;
    private final Handler<VertxExchange> dispatched = this::dispatch;

    /** @param loops where the event loops tell what they serve; {@code null} if nobody wants to know */
    public Dispatch(Surroundings surroundings, Threads threads, Loops loops) {
        this.surroundings = surroundings;
        this.threads = threads;
        this.loops = loops;
    }

    /** Runs the exchange on the thread that its endpoint is planned for; called on its event loop, or from another thread. */
    public void dispatch(VertxExchange exchange) {
        if (InForce.thread(exchange) == ThreadModel.EVENT_LOOP) {
            surroundings.enter();
            serves(exchange);
            exchange.run();
        } else {
            run(InForce.thread(exchange), exchange);
        }
    }

    /** Runs the exchange on its event loop, whatever its endpoint is planned for; called there. */
    public void here(VertxExchange exchange) {
        surroundings.enter();
        exchange.run();
    }

    /** Runs the exchange on a worker, whatever its endpoint is planned for. */
    public void onWorker(VertxExchange exchange) {
        run(ThreadModel.WORKER, exchange);
    }

    private void run(ThreadModel thread, VertxExchange exchange) {
        RejectedExecutionException full = threads.run(thread, exchange);
        if (full != null) {
            Sending.delegate(exchange, UNAVAILABLE, full);
            exchange.step();
        }
    }

    /** Runs the exchange once more, on the thread of the endpoint that was found meanwhile; not if it has ended. */
    public void again(VertxExchange exchange) {
        if (!exchange.runsAgain()) {
            return;
        }
        if (InForce.thread(exchange) == ThreadModel.EVENT_LOOP) {
            exchange.vertx().runOnContext(nothing -> dispatch(exchange));
        } else {
            dispatch(exchange);
        }
    }

    /**
     * Goes on with an exchange whose body has come. Of pipelined requests Vert.x delivers it on the connection's context, not
     * on the request's.
     */
    public void goOn(VertxExchange exchange) {
        if (Vertx.currentContext() == exchange.vertx()) {
            dispatch(exchange);
        } else {
            ((ContextInternal) exchange.vertx()).dispatch(exchange, dispatched);
        }
    }

    /**
     * Runs a task that may run code of the application where the exchange runs.
     *
     * @return whether it runs; if not, there is no thread for it, and the request is refused
     */
    public boolean execute(VertxExchange exchange, Runnable task) {
        if (InForce.thread(exchange) == ThreadModel.EVENT_LOOP) {
            exchange.onEventLoop(task);
            return true;
        }
        RejectedExecutionException full = threads.run(InForce.thread(exchange), task);
        if (full != null) {
            exchange.onEventLoop(() -> refuse(exchange, full));
        }
        return full == null;
    }

    /** An answer that has begun is broken off, so that the client sees that it isn't whole. */
    private static void refuse(VertxExchange exchange, RejectedExecutionException full) {
        if (exchange.answered()) {
            exchange.fail(full);
        } else {
            Sending.delegate(exchange, UNAVAILABLE, full);
        }
    }

    /** Tells the watch what this event loop serves, whether it is watched or not: else it would look like the one before. */
    public void serves(VertxExchange exchange) {
        if (loops != null) {
            loops.serves(exchange.endpoint() == null ? Loops.NOT_WATCHED : exchange.endpoint().number());
        }
    }
}
