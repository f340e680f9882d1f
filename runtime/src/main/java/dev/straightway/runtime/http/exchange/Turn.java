package dev.straightway.runtime.http.exchange;

import dev.straightway.runtime.invocation.ThreadModel;
import io.vertx.core.Context;

/** A turn of an exchange on a thread, within its request scope. */
final class Turn {

    private Turn() {
    }

    /** Goes as far as this thread may; what fails is answered. */
    static void run(VertxExchange exchange, Lifecycle life) {
        RequestScope scopes = exchange.surroundings().scope();
        boolean loop = Context.isOnEventLoopThread();
        boolean first = life.turns(loop);
        boolean scoped = exchange.endpoint() == null || exchange.endpoint().requestScope();
        try {
            if (scoped) {
                endServed(loop);
                life.scope(scopes.activate(exchange, life.scope()));
            } else {
                Served.begin(exchange);
            }
            Throwable pending = exchange.detour().pending();
            if (pending != null) {
                throw pending;
            }
            exchange.serving().proceed(exchange);
        } catch (Throwable failure) {
            failed(exchange, life, failure);
        } finally {
            if (!scoped) {
                Served.end();
            }
            if (life.scope() != null) {
                scopes.deactivate();
            }
            if (first) {
                exchange.stepsNow(life.firstTurned());
            } else {
                exchange.step();
            }
        }
    }

    /** Other threads have one turn at a time. */
    private static void endServed(boolean loop) {
        if (loop) {
            Served.end();
        }
    }

    /**
     * A method that has resumed its own answer before it failed is answered by that. What answers for a failure isn't known of
     * the method, so that it may need the request scope.
     */
    private static void failed(VertxExchange exchange, Lifecycle life, Throwable failure) {
        if (life.scope() == null && exchange.endpoint() != null && !exchange.endpoint().requestScope()) {
            activate(exchange, life, failure);
        }
        if (exchange.mayFail()) {
            exchange.fail(failure);
        } else {
            LateFailure.tell(exchange, failure);
        }
    }

    /** Whatever becomes of that, the request is answered. */
    private static void activate(VertxExchange exchange, Lifecycle life, Throwable failure) {
        try {
            life.scope(exchange.surroundings().scope().activate(exchange, null));
        } catch (RuntimeException | Error inactive) {
            failure.addSuppressed(inactive);
        }
    }

    /**
     * Goes on with a task that may run code of the application, in a turn of its own: the request scope lasts until the task
     * has run, even if its client leaves meanwhile.
     */
    static void resume(VertxExchange exchange, Lifecycle life, Runnable task) {
        if (!exchange.surroundings().registry().hasSay() && InForce.chain(exchange).isEmpty()) {
            exchange.onEventLoop(task);
        } else if (life.runsAgain()) {
            keepBehindCallback(exchange, life);
            if (!exchange.serving().execute(exchange, () -> inScope(exchange, life.scope(), task))) {
                exchange.step();
            }
        }
    }

    /**
     * A worker may be done before the callback on the event loop that has given it the task: see {@link VertxExchange#step}.
     */
    private static void keepBehindCallback(VertxExchange exchange, Lifecycle life) {
        if (Context.isOnEventLoopThread() && InForce.thread(exchange) != ThreadModel.EVENT_LOOP && life.runsAgain()) {
            exchange.onNextTurnOfLoop(exchange::stepNow);
        }
    }

    private static void inScope(VertxExchange exchange, Object scope, Runnable task) {
        try {
            inScope(exchange.surroundings().scope(), exchange, scope, task);
        } finally {
            exchange.step();
        }
    }

    private static void inScope(RequestScope scopes, VertxExchange exchange, Object scope, Runnable task) {
        endServed(Context.isOnEventLoopThread());
        Object state;
        try {
            state = scopes.activate(exchange, scope);
        } catch (RuntimeException | Error inactive) {
            exchange.fail(inactive);
            return;
        }
        try {
            task.run();
        } finally {
            if (state != null) {
                scopes.deactivate();
            }
            if (state != scope) {
                scopes.destroy(state);
            }
        }
    }
}
