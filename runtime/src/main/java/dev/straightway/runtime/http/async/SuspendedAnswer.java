package dev.straightway.runtime.http.async;

import java.lang.reflect.InvocationTargetException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.Collections;
import java.util.Date;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;

import jakarta.ws.rs.ServiceUnavailableException;
import jakarta.ws.rs.container.AsyncResponse;
import jakarta.ws.rs.container.CompletionCallback;
import jakarta.ws.rs.container.ConnectionCallback;
import jakarta.ws.rs.container.TimeoutHandler;
import jakarta.ws.rs.core.HttpHeaders;
import jakarta.ws.rs.core.Response;

import org.jboss.logging.Logger;

import dev.straightway.runtime.http.exchange.LateFailure;
import dev.straightway.runtime.http.exchange.VertxExchange;
import dev.straightway.runtime.http.filter.ProviderWriter;
import io.vertx.core.Vertx;

/**
 * The answer of a suspended request (§8.2.1): resumed, cancelled or timed out, whichever comes first, once. For all threads.
 */
public final class SuspendedAnswer implements AsyncResponse {

    private static final Logger LOG = Logger.getLogger("dev.straightway");
    private static final long NO_TIMER = -1;

    private enum State {
        SUSPENDED,
        RESUMED,
        CANCELLED
    }

    /** Its own, as the application may lock this object; no callback runs under it. */
    private final Object lock = new Object();
    private final VertxExchange exchange;
    private final Vertx vertx;
    private final List<CompletionCallback> completions = new ArrayList<>();
    private final List<ConnectionCallback> connections = new ArrayList<>();
    private State state = State.SUSPENDED;
    private TimeoutHandler timeoutHandler;
    private long timer = NO_TIMER;
    private boolean left;

    public SuspendedAnswer(VertxExchange exchange) {
        this.exchange = exchange;
        this.vertx = exchange.vertx().owner();
        exchange.onClose(() -> exchange.resume(this::left));
        exchange.onEnd(this::completed);
    }

    @Override
    public boolean resume(Object response) {
        return end(State.RESUMED) && answer(response);
    }

    @Override
    public boolean resume(Throwable response) {
        return end(State.RESUMED) && answer(response);
    }

    @Override
    public boolean cancel() {
        return cancel(Response.status(Response.Status.SERVICE_UNAVAILABLE).build());
    }

    @Override
    public boolean cancel(int retryAfter) {
        return cancel(Response.status(Response.Status.SERVICE_UNAVAILABLE).header(HttpHeaders.RETRY_AFTER, retryAfter)
                .build());
    }

    @Override
    public boolean cancel(Date retryAfter) {
        return cancel(Response.status(Response.Status.SERVICE_UNAVAILABLE).header(HttpHeaders.RETRY_AFTER, retryAfter)
                .build());
    }

    /** A second cancellation has no effect and tells so by the same result (javadoc of AsyncResponse). */
    private boolean cancel(Response response) {
        synchronized (lock) {
            if (state == State.CANCELLED) {
                return true;
            }
        }
        return end(State.CANCELLED) && answer(response);
    }

    private boolean end(State next) {
        synchronized (lock) {
            if (state != State.SUSPENDED) {
                return false;
            }
            state = next;
            stopTimer();
            return true;
        }
    }

    /** {@return whether the failure of the resource method becomes the answer, since nothing else was before} */
    public boolean fails() {
        return end(State.RESUMED);
    }

    private boolean answer(Object response) {
        exchange.resume(() -> write(response));
        return true;
    }

    private void write(Object response) {
        try {
            if (response instanceof Throwable thrown) {
                exchange.fail(thrown);
            } else {
                ProviderWriter.later(exchange.endpoint()).write(exchange, response);
            }
        } catch (Throwable unwritable) {
            exchange.fail(unwritable);
        }
    }

    @Override
    public boolean setTimeout(long time, TimeUnit unit) {
        synchronized (lock) {
            if (state != State.SUSPENDED) {
                return false;
            }
            stopTimer();
            if (time > NO_TIMEOUT) {
                timer = vertx.setTimer(Math.max(1, unit.toMillis(time)), fired -> exchange.resume(() -> timedOut(fired)));
            }
            return true;
        }
    }

    private void stopTimer() {
        if (timer != NO_TIMER) {
            vertx.cancelTimer(timer);
            timer = NO_TIMER;
        }
    }

    /** Comes when there is a thread for it: meanwhile the time may have been extended, or the answer given. */
    private void timedOut(long fired) {
        TimeoutHandler handler;
        synchronized (lock) {
            if (timer != fired) {
                return;
            }
            timer = NO_TIMER;
            handler = timeoutHandler;
        }
        if (handler == null) {
            resume(new ServiceUnavailableException("The answer didn't come in time"));
            return;
        }
        try {
            handler.handleTimeout(this);
        } catch (Throwable failure) {
            if (!resume(failure)) {
                LateFailure.tell(exchange, failure);
            }
        }
    }

    @Override
    public void setTimeoutHandler(TimeoutHandler handler) {
        synchronized (lock) {
            this.timeoutHandler = handler;
        }
    }

    @Override
    public boolean isSuspended() {
        synchronized (lock) {
            return state == State.SUSPENDED;
        }
    }

    @Override
    public boolean isCancelled() {
        synchronized (lock) {
            return state == State.CANCELLED;
        }
    }

    @Override
    public boolean isDone() {
        synchronized (lock) {
            return state != State.SUSPENDED;
        }
    }

    @Override
    public Collection<Class<?>> register(Class<?> callback) {
        try {
            return register(callback.getDeclaredConstructor().newInstance());
        } catch (InvocationTargetException e) {
            throw new IllegalArgumentException(callback.getName() + " can't be made", e.getCause());
        } catch (ReflectiveOperationException e) {
            throw new IllegalArgumentException(callback.getName() + " has no constructor without parameters", e);
        }
    }

    @Override
    public Map<Class<?>, Collection<Class<?>>> register(Class<?> callback, Class<?>... callbacks) {
        Map<Class<?>, Collection<Class<?>>> registered = new LinkedHashMap<>();
        registered.put(callback, register(callback));
        Arrays.asList(callbacks).forEach(other -> registered.put(other, register(other)));
        return registered;
    }

    @Override
    public Collection<Class<?>> register(Object callback) {
        List<Class<?>> registered = new ArrayList<>();
        if (callback instanceof CompletionCallback completion) {
            synchronized (lock) {
                completions.add(completion);
            }
            registered.add(CompletionCallback.class);
        }
        if (callback instanceof ConnectionCallback connection) {
            if (!waits(connection)) {
                guarded(() -> connection.onDisconnect(this));
            }
            registered.add(ConnectionCallback.class);
        }
        return Collections.unmodifiableList(registered);
    }

    /** {@return whether the client is still there, so that a callback is told when it leaves} */
    private boolean waits(ConnectionCallback callback) {
        synchronized (lock) {
            return !left && connections.add(callback);
        }
    }

    @Override
    public Map<Class<?>, Collection<Class<?>>> register(Object callback, Object... callbacks) {
        Map<Class<?>, Collection<Class<?>>> registered = new LinkedHashMap<>();
        registered.put(callback.getClass(), register(callback));
        Arrays.asList(callbacks).forEach(other -> registered.put(other.getClass(), register(other)));
        return registered;
    }

    private void left() {
        List<ConnectionCallback> callbacks;
        synchronized (lock) {
            left = true;
            callbacks = List.copyOf(connections);
        }
        for (ConnectionCallback callback : callbacks) {
            guarded(() -> callback.onDisconnect(this));
        }
        if (end(State.RESUMED)) {
            exchange.leave();
        }
    }

    private void completed() {
        List<CompletionCallback> callbacks;
        synchronized (lock) {
            state = state == State.SUSPENDED ? State.RESUMED : state;
            stopTimer();
            callbacks = List.copyOf(completions);
        }
        callbacks.forEach(callback -> guarded(() -> callback.onComplete(exchange.detour().unmapped())));
    }

    /** When a callback throws, there is nobody left to be told. */
    private static void guarded(Runnable callback) {
        try {
            callback.run();
        } catch (RuntimeException | Error failure) {
            LOG.error("A callback of an asynchronous response failed", failure);
        }
    }
}
