package dev.straightway.runtime.http;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicIntegerFieldUpdater;

import jakarta.ws.rs.WebApplicationException;
import jakarta.ws.rs.core.Response;

import dev.straightway.runtime.http.filter.RequestFilters;
import dev.straightway.runtime.invocation.ThreadModel;
import dev.straightway.runtime.provider.Registration;
import io.vertx.core.AsyncResult;
import io.vertx.core.Context;
import io.vertx.core.Handler;
import io.vertx.core.Vertx;
import io.vertx.core.buffer.Buffer;
import io.vertx.core.http.HttpHeaders;
import io.vertx.core.http.HttpMethod;
import io.vertx.core.impl.ContextInternal;
import io.vertx.ext.web.RoutingContext;

/**
 * A request on Vert.x.
 * <p>
 * It ends when two things have happened, in either order and perhaps on different threads: it has run for the last time, and
 * the response was given to the server. Then its request scope is destroyed and the tasks of {@link #onEnd} run, once.
 */
public final class VertxExchange extends ReceivedRequest implements Runnable, RequestBody.Receiver {

    private static final Handler<AsyncResult<Void>> NOBODY = null;
    /** In the letters that most servers use: some clients compare them, though they shouldn't. */
    private static final CharSequence CONTENT_TYPE = HttpHeaders.createOptimized("Content-Type");
    private static final AtomicIntegerFieldUpdater<VertxExchange> OPEN = AtomicIntegerFieldUpdater
            .newUpdater(VertxExchange.class, "open");
    private static final AtomicIntegerFieldUpdater<VertxExchange> ANSWERED = AtomicIntegerFieldUpdater
            .newUpdater(VertxExchange.class, "answered");

    private final Context vertx;
    private Object scope;
    private List<Runnable> endTasks;
    /** What hasn't happened yet of: it has run, the response was given to the server. */
    private volatile int open = 2;
    /** 1 once the response was begun; whoever sets it answers, and nobody else. */
    private volatile int answered;

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
            fail(failure);
        } finally {
            if (scope != null) {
                serving().scope().deactivate();
            }
            step();
        }
    }

    /** Runs once more, on the thread of the endpoint that was found meanwhile. */
    void again() {
        OPEN.incrementAndGet(this);
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
        OPEN.incrementAndGet(this);
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
        if (ANSWERED.compareAndSet(this, 0, 1)) {
            step();
        }
        step();
    }

    @Override
    public void status(int code) {
        response().setStatusCode(code);
    }

    @Override
    public void addHeader(String name, String value) {
        response().headers().add(name, value);
    }

    @Override
    public void noContent() throws IOException {
        if (chain().touchesAnswers()) {
            serving().responder().respond(this, Response.noContent().build());
        } else {
            response().setStatusCode(204);
            end();
        }
    }

    /** Tells that the resource method has returned. */
    void called() {
        if (hasContexts()) {
            contexts().called();
        }
    }

    /** {@return whether the answer has begun, so that nobody else may give one} */
    public boolean answered() {
        return answered != 0;
    }

    /** {@return whether the client waits for no answer any more, since it left} */
    public boolean gone() {
        return response().closed();
    }

    /** Answers a request that doesn't run at all. */
    void end(WebApplicationException unmatched) {
        OPEN.decrementAndGet(this);
        fail(unmatched);
    }

    @Override
    public void end() {
        if (begin()) {
            try {
                response().end(NOBODY);
            } finally {
                step();
            }
        }
    }

    @Override
    public void end(CharSequence contentType, Buffer content) {
        if (begin()) {
            try {
                if (contentType != null) {
                    response().headers().set(CONTENT_TYPE, contentType);
                }
                send(content);
            } finally {
                step();
            }
        }
    }

    private void send(Buffer content) {
        if (request().method() == HttpMethod.HEAD) {
            response().headers().set(HttpHeaders.CONTENT_LENGTH, Integer.toString(content.length()));
            response().end(NOBODY);
        } else {
            response().end(content, NOBODY);
        }
    }

    /** {@return whether a body that comes piece by piece may begin now; {@link #finish} must follow} */
    public boolean begin() {
        if (!ANSWERED.compareAndSet(this, 0, 1)) {
            return false;
        }
        if (response().closed() || response().ended()) {
            step();
            return false;
        }
        return true;
    }

    /** Tells that a body that came piece by piece is complete, or was given up. */
    public void finish() {
        step();
    }

    @Override
    public void fail(Throwable failure) {
        if (answered != 0) {
            Failures.late(this, failure);
            return;
        }
        Failures.answer(this, failure);
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
        if (answered != 0) {
            Failures.late(this, failure);
        } else if (!detour().mapped && serving().registry().getExceptionMapper(failure.getClass()) != null) {
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

    @Override
    public void resume(Runnable task) {
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

    /** Runs a task on the request's event loop: at once if this is it. */
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
    public void onClose(Runnable task) {
        if (answered == 0) {
            AtomicBoolean once = new AtomicBoolean();
            try {
                response().closeHandler(closed -> runOnce(task, once));
            } catch (IllegalStateException ended) {
                answeredMeanwhile(ended);
                return;
            }
            if (response().closed()) {
                runOnce(task, once);
            }
        }
    }

    /** The answer may end on the event loop while a worker still asks to be told of its end: then there is nothing to tell. */
    private void answeredMeanwhile(IllegalStateException ended) {
        if (answered == 0) {
            throw ended;
        }
    }

    /** A client that left before it was asked for tells nobody again. */
    private static void runOnce(Runnable task, AtomicBoolean once) {
        if (once.compareAndSet(false, true)) {
            task.run();
        }
    }

    @Override
    public synchronized void onEnd(Runnable task) {
        if (endTasks == null) {
            endTasks = new ArrayList<>(1);
        }
        endTasks.add(task);
    }

    private void step() {
        if (OPEN.decrementAndGet(this) == 0) {
            if (scope != null) {
                serving().scope().destroy(scope);
            }
            if (endTasks != null) {
                endTasks.forEach(Runnable::run);
            }
        }
    }
}
