package dev.straightway.runtime.http.exchange;

/** A turn of an exchange on a thread, within its request scope. */
final class Turn {

    private Turn() {
    }

    /** Goes as far as this thread may; what fails is answered. */
    static void run(VertxExchange exchange, Lifecycle life) {
        RequestScope scopes = exchange.surroundings().scope();
        try {
            if (exchange.endpoint() == null || exchange.endpoint().requestScope()) {
                life.scope(scopes.activate(exchange, life.scope()));
            }
            Throwable pending = exchange.detour().pending();
            if (pending != null) {
                throw pending;
            }
            exchange.serving().proceed(exchange);
        } catch (Throwable failure) {
            failed(exchange, life, failure);
        } finally {
            if (life.scope() != null) {
                scopes.deactivate();
            }
            exchange.step();
        }
    }

    /**
     * A method that has resumed its own answer before it failed is answered by that. What answers for a failure isn't known of
     * the method, so that it may need the request scope.
     */
    private static void failed(VertxExchange exchange, Lifecycle life, Throwable failure) {
        if (life.scope() == null && exchange.endpoint() != null && !exchange.endpoint().requestScope()) {
            life.scope(exchange.surroundings().scope().activate(exchange, null));
        }
        if (exchange.mayFail()) {
            exchange.fail(failure);
        } else {
            LateFailure.tell(exchange, failure);
        }
    }

    /** Goes on with a task that may run code of the application. */
    static void resume(VertxExchange exchange, Lifecycle life, Runnable task) {
        if (exchange.surroundings().registry().hasSay() || !InForce.chain(exchange).isEmpty()) {
            exchange.serving().execute(exchange, () -> inScope(exchange, life.scope(), task));
        } else {
            exchange.onEventLoop(task);
        }
    }

    private static void inScope(VertxExchange exchange, Object scope, Runnable task) {
        RequestScope scopes = exchange.surroundings().scope();
        Object state = scopes.activate(exchange, scope);
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
