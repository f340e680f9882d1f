package dev.straightway.runtime.http;

import jakarta.ws.rs.BadRequestException;
import jakarta.ws.rs.WebApplicationException;

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
    private final boolean beforeServlets;

    /**
     * @param guard knows the paths that policies have read otherwise
     * @param beforeServlets whether a servlet container comes behind, which answers every path that no template matches
     */
    public RouteHandler(Serving serving, PathGuard guard, boolean beforeServlets) {
        this.serving = serving;
        this.guard = guard;
        this.beforeServlets = beforeServlets;
    }

    @Override
    public void handle(RoutingContext context) {
        String path = context.normalizedPath();
        boolean filtered = serving.filtersBeforeMatching() && serving.covers(path);
        RouteMatch<Endpoint> match;
        try {
            match = filtered && !beforeServlets ? null : serving.find(path);
        } catch (WebApplicationException expensive) {
            serving.reject(new VertxExchange(context, serving), expensive);
            return;
        }
        if (match == null && (beforeServlets || !filtered)) {
            unmatched(context, path);
        } else if (guard.refuses(path)) {
            serving.reject(new VertxExchange(context, serving), ambiguous());
        } else if (filtered) {
            serving.filter(new VertxExchange(context, serving));
        } else {
            serving.serve(new VertxExchange(context, serving), match);
        }
    }

    private void unmatched(RoutingContext context, String path) {
        if (serving.answersUnmatched() && !beforeServlets && serving.covers(path)) {
            serving.reject(new VertxExchange(context, serving), Serving.notFound(path));
        } else {
            context.next();
        }
    }

    private static WebApplicationException ambiguous() {
        return new BadRequestException("The path can be read in more than one way");
    }
}
