package dev.straightway.runtime.http;

import java.io.IOException;
import java.util.List;

import jakarta.ws.rs.WebApplicationException;

import dev.straightway.runtime.http.filter.RequestFilters;
import dev.straightway.runtime.invocation.ThreadModel;
import dev.straightway.runtime.provider.Registration;
import io.vertx.core.Context;
import io.vertx.core.Vertx;
import io.vertx.core.buffer.Buffer;
import io.vertx.core.impl.ContextInternal;
import io.vertx.ext.web.RoutingContext;

/** A request on Vert.x, on its way over threads: where it runs, how often, and who answers if that fails. */
public final class VertxExchange extends AnsweredRequest implements Runnable, RequestBody.Receiver {

    private final Context vertx;
    private Object scope;

    VertxExchange(RoutingContext context, Serving serving) {
        super(context, serving);
        this.vertx = Vertx.currentContext();
    }

    /** {@return the thread that the endpoint is for, which is settled when it was found; a worker while filters come first} */
    ThreadModel thread() {
        return endpoint() == null ? ThreadModel.WORKER : endpoint().thread();
    }

    /** Makes {@link #run} answer with a failure. */
    void pending(WebApplicationException failure) {
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
                scope = serving().scope().activate(this, scope);
            }
            if (pending() != null) {
                throw pending();
            } else if (endpoint() == null) {
                serving().match(this);
            } else {
                serving().call(this);
            }
        } catch (Throwable failure) {
            failed(failure);
        } finally {
            if (scope != null) {
                serving().scope().deactivate();
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

    /** Runs once more, on the thread of the endpoint that was found meanwhile. */
    void again() {
        runsAgain();
        if (thread() == ThreadModel.EVENT_LOOP) {
            vertx.runOnContext(nothing -> serving().dispatch(this));
        } else {
            serving().dispatch(this);
        }
    }

    /** {@return whether the endpoint's request filters let the request pass, which are asked once} */
    boolean passes() throws IOException {
        List<Registration> filters = endpoint().chain().requestFilters();
        if (filters.isEmpty() || hasDetour() && detour().passed == endpoint()) {
            return true;
        }
        boolean passes = RequestFilters.run(this, filters);
        detour().passed = endpoint();
        return passes;
    }

    /** {@return whether the body still has to be read; the exchange runs once more when it is there} */
    boolean awaitsBody() {
        if (hasBody()) {
            return false;
        }
        WebApplicationException refused = beginReading();
        if (refused != null) {
            throw refused;
        }
        runsAgain();
        onEventLoop(() -> RequestBody.read(this, this));
        return true;
    }

    /**
     * Goes on with the body. Of pipelined requests Vert.x delivers it on the connection's context, not on the request's.
     */
    @Override
    public void arrived(Buffer whole) {
        received(whole);
        proceed();
    }

    @Override
    public void refused(WebApplicationException reason) {
        pending(reason);
        proceed();
    }

    private void proceed() {
        if (Vertx.currentContext() == vertx) {
            serving().dispatch(this);
        } else {
            ((ContextInternal) vertx).dispatch(this, serving()::dispatch);
        }
    }

    /** Ends a request that nobody waits for. */
    @Override
    public void lost() {
        leave();
        step();
    }

    /** Tells that the resource method has returned. */
    void called() {
        if (hasContexts()) {
            contexts().called();
        }
    }

    /** Answers a request that doesn't run at all. */
    void end(WebApplicationException unmatched) {
        runsNever();
        fail(unmatched);
    }

    @Override
    public void fail(Throwable failure) {
        if (answered()) {
            late(failure);
        } else {
            Failures.answer(this, failure);
        }
    }

    /** {@return the failure that nothing made an answer of, or {@code null}} */
    public Throwable unmapped() {
        return hasDetour() ? detour().unmapped : null;
    }

    /** {@return whether no exception of this request was mapped before} */
    boolean mapOnce() {
        boolean first = !detour().mapped;
        detour().mapped = true;
        return first;
    }

    /** The answer to a failure has failed: what filters and interceptors threw is mapped in turn, anything else isn't. */
    void failAgain(Throwable failure) {
        if (answered()) {
            late(failure);
        } else if (!detour().mapped && serving().registry().maps(failure.getClass())) {
            Failures.answer(this, failure);
        } else {
            delegate(500, failure);
        }
    }

    /** Answers a request that can't run with a status alone. */
    void refuse(int status, Throwable reason) {
        delegate(status, reason);
        step();
    }

    /** Gives the answer to the error handler of Quarkus. */
    void delegate(int status, Throwable failure) {
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
        if (serving().registry().hasSay() || !chain().isEmpty()) {
            serving().execute(this, () -> inScope(task));
        } else {
            onEventLoop(task);
        }
    }

    private void inScope(Runnable task) {
        Object state = serving().scope().activate(this, scope);
        try {
            task.run();
        } finally {
            if (state != null) {
                serving().scope().deactivate();
            }
            if (state != scope) {
                serving().scope().destroy(state);
            }
        }
    }

    @Override
    public void onEventLoop(Runnable task) {
        if (Vertx.currentContext() == vertx && vertx.isEventLoopContext() && Context.isOnEventLoopThread()) {
            task.run();
        } else {
            vertx.runOnContext(nothing -> {
                serving().enter();
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
            serving().scope().destroy(scope);
        }
    }
}
