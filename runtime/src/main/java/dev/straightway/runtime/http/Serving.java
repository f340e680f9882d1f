package dev.straightway.runtime.http;

import java.util.concurrent.Executor;
import java.util.concurrent.RejectedExecutionException;
import java.util.function.Supplier;

import jakarta.ws.rs.core.Application;

import dev.straightway.runtime.invocation.ResultWriter;
import dev.straightway.runtime.routing.RouteMatch;
import io.vertx.ext.web.RoutingContext;

/**
 * Takes a request to its endpoint: body, thread, request scope, call.
 *
 * @param worker runs methods that may block
 * @param virtual runs methods on virtual threads
 * @param scope activates the CDI request context
 * @param responses writes the responses of exceptions
 * @param application what {@code @Context} injects
 * @param prefix the path before all templates
 * @param loader the class loader of the application, set on the event loop in dev mode; otherwise {@code null}
 * @param observed whether other extensions want to know the template of a request
 */
public record Serving(Supplier<Executor> worker, Supplier<Executor> virtual, RequestScope scope, ResultWriter responses,
        Application application, String prefix, ClassLoader loader, boolean observed) {

    void serve(RoutingContext context, RouteMatch<Endpoint> match, Endpoint endpoint) {
        VertxExchange exchange = new VertxExchange(context, match, endpoint, this);
        if (observed) {
            UrlTemplate.publish(exchange);
        }
        if (endpoint.readsEntity()) {
            RequestBody.read(context, exchange::arrived);
        } else {
            dispatch(exchange);
        }
    }

    void dispatch(VertxExchange exchange) {
        switch (exchange.endpoint().thread()) {
            case EVENT_LOOP -> {
                enter();
                exchange.run();
            }
            case WORKER -> execute(worker.get(), exchange);
            case VIRTUAL -> execute(virtual.get(), exchange);
        }
    }

    /** In dev mode the event loops outlive the application, and with them the class loader that they had. */
    void enter() {
        if (loader != null) {
            Thread.currentThread().setContextClassLoader(loader);
        }
    }

    private static void execute(Executor executor, VertxExchange exchange) {
        try {
            executor.execute(exchange);
        } catch (RejectedExecutionException full) {
            exchange.refuse(503, full);
        }
    }
}
