package dev.straightway.runtime.http;

import jakarta.ws.rs.BadRequestException;
import jakarta.ws.rs.WebApplicationException;

import dev.straightway.runtime.routing.RequestPath;
import dev.straightway.runtime.routing.RouteMatch;
import io.vertx.core.Handler;
import io.vertx.ext.web.RoutingContext;

/**
 * Finds the endpoint of a request and hands the request to it; a path that no template matches goes on to the next handler
 * of the Router, unless the application has something to say about it. One that policies have read otherwise is answered 400.
 * <p>
 * Runs on the event loop.
 */
public final class RouteHandler implements Handler<RoutingContext> {

    private final Serving serving;
    private final PathGuard guard;

    /** @param guard knows the paths that policies have read otherwise */
    public RouteHandler(Serving serving, PathGuard guard) {
        this.serving = serving;
        this.guard = guard;
    }

    @Override
    public void handle(RoutingContext context) {
        if (serving.filtersBeforeMatching() && serving.covers(context.normalizedPath())) {
            if (guard.refuses(context.normalizedPath())) {
                serving.reject(new VertxExchange(context, serving), ambiguous());
            } else {
                serving.filter(new VertxExchange(context, serving));
            }
            return;
        }
        RouteMatch<Endpoint> match = serving.routes().find(RequestPath.withoutMatrixParameters(context.normalizedPath()));
        if (match != null && guard.refuses(context.normalizedPath())) {
            serving.reject(new VertxExchange(context, serving), ambiguous());
        } else if (match != null) {
            serving.serve(new VertxExchange(context, serving), match);
        } else if (serving.answersUnmatched() && serving.covers(context.normalizedPath())) {
            serving.reject(new VertxExchange(context, serving), Serving.notFound(context.normalizedPath()));
        } else {
            context.next();
        }
    }

    private static WebApplicationException ambiguous() {
        return new BadRequestException("The path can be read in more than one way");
    }
}
