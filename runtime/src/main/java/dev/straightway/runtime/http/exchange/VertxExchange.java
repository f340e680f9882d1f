package dev.straightway.runtime.http.exchange;

import jakarta.ws.rs.WebApplicationException;

import dev.straightway.runtime.invocation.ThreadModel;
import io.vertx.core.Context;
import io.vertx.core.Vertx;
import io.vertx.ext.web.RoutingContext;

/**
 * A request on Vert.x, on its way over threads: where it runs, within which scope, and who answers if that fails. Which steps
 * it takes {@link Serving} knows.
 */
public final class VertxExchange extends AnsweredRequest implements Runnable {

    private final Context vertx;
    private Object scope;

    public VertxExchange(RoutingContext context, Serving serving) {
        super(context, serving);
        this.vertx = Vertx.currentContext();
    }

    /** {@return the thread that the endpoint is for, which is settled when it was found; a worker while filters come first} */
    public ThreadModel thread() {
        return endpoint() == null ? ThreadModel.WORKER : endpoint().thread();
    }

    /** Makes the next {@link #run} answer with a failure. */
    public void pending(WebApplicationException failure) {
        detour().pending = failure;
    }

    private WebApplicationException pending() {
        return hasDetour() ? detour().pending : null;
    }

    /** Goes as far as this thread may. */
    @Override
    public void run() {
        try {
            if (endpoint() == null || endpoint().requestScope()) {
                scope = surroundings().scope().activate(this, scope);
            }
            if (pending() != null) {
                throw pending();
            }
            serving().proceed(this);
        } catch (Throwable failure) {
            failed(failure);
        } finally {
            if (scope != null) {
                surroundings().scope().deactivate();
            }
            step();
        }
    }

    /** A method that has resumed its own answer before it failed is answered by that. */
    private void failed(Throwable failure) {
        if (!hasContexts() || contexts().mayFail()) {
            fail(failure);
        } else {
            tell(failure);
        }
    }

    /** {@return whether the endpoint's request filters have let the request pass} */
    public boolean hasPassed() {
        return hasDetour() && detour().passed == endpoint();
    }

    /** Tells that the endpoint's request filters were asked, so that they aren't asked again. */
    public void passed() {
        detour().passed = endpoint();
    }

    /** Tells that the resource method has returned. */
    public void called() {
        if (hasContexts()) {
            contexts().called();
        }
    }

    @Override
    public void fail(Throwable failure) {
        if (answered()) {
            late(failure);
        } else {
            serving().answer(this, failure);
        }
    }

    /** {@return the failure that nothing made an answer of, or {@code null}} */
    public Throwable unmapped() {
        return hasDetour() ? detour().unmapped : null;
    }

    /** {@return whether an exception of this request was mapped} */
    public boolean isMapped() {
        return hasDetour() && detour().mapped;
    }

    /** Tells that an exception of this request is mapped, which is done once. */
    public void mapped() {
        detour().mapped = true;
    }

    /** Answers a request that can't run with a status alone. */
    public void refuse(int status, Throwable reason) {
        delegate(status, reason);
        step();
    }

    /** Gives the answer to the error handler of Quarkus. */
    public void delegate(int status, Throwable failure) {
        detour().unmapped = failure;
        if (begin()) {
            try {
                routingContext().fail(status, failure);
            } finally {
                step();
            }
        }
    }

    /** Where the request was answered meanwhile, perhaps since its client has left, there is nothing to go on with. */
    @Override
    public void resume(Runnable task) {
        if (answered()) {
            return;
        }
        if (surroundings().registry().hasSay() || !chain().isEmpty()) {
            serving().execute(this, () -> inScope(task));
        } else {
            onEventLoop(task);
        }
    }

    private void inScope(Runnable task) {
        RequestScope scopes = surroundings().scope();
        Object state = scopes.activate(this, scope);
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

    @Override
    public void onEventLoop(Runnable task) {
        if (Vertx.currentContext() == vertx && vertx.isEventLoopContext() && Context.isOnEventLoopThread()) {
            task.run();
        } else {
            vertx.runOnContext(nothing -> {
                surroundings().enter();
                task.run();
            });
        }
    }

    /** {@return the Vert.x context of the request} */
    public Context vertx() {
        return vertx;
    }

    @Override
    void destroyScope() {
        if (scope != null) {
            surroundings().scope().destroy(scope);
        }
    }
}
