package dev.straightway.runtime.http.connection;

import java.util.concurrent.atomic.AtomicBoolean;

import io.vertx.core.http.HttpServerResponse;
import io.vertx.ext.web.RoutingContext;

/** Runs a task once when a response has ended or its connection was lost. Either may be told first. */
public final class RequestEnd {

    private final Runnable task;
    private final AtomicBoolean told = new AtomicBoolean();
    private final ClosedConnection connection;

    private RequestEnd(RoutingContext context, Runnable task) {
        this.task = task;
        this.connection = ClosedConnection.watch(context.request());
    }

    /** On the event loop. */
    public static void tell(RoutingContext context, Runnable task) {
        RequestEnd end = new RequestEnd(context, task);
        HttpServerResponse response = context.response();
        try {
            context.addEndHandler(done -> end.tell());
            // Between an exception of the connection and its end, end handlers have been called for the last time.
            response.closeHandler(closed -> end.tell());
        } catch (IllegalStateException ended) {
            end.tell();
        }
        // Not every wrapper of a response refuses handlers when it has ended.
        if (response.closed() || response.ended()) {
            end.tell();
        }
    }

    private void tell() {
        if (told.compareAndSet(false, true)) {
            if (connection != null) {
                connection.leave();
            }
            task.run();
        }
    }
}
