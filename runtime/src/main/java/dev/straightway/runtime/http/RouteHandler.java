package dev.straightway.runtime.http;

import jakarta.ws.rs.BadRequestException;
import jakarta.ws.rs.WebApplicationException;

import dev.straightway.runtime.http.connection.WatchedConnection;
import dev.straightway.runtime.http.exchange.Endpoint;
import dev.straightway.runtime.http.exchange.VertxExchange;
import dev.straightway.runtime.http.match.Matching;
import dev.straightway.runtime.http.match.PathGuard;
import dev.straightway.runtime.http.match.UrlTemplate;
import dev.straightway.runtime.provider.Registry;
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

    private final Way way;
    private final PathGuard guard;
    private final boolean beforeServlets;

    /**
     * @param guard knows the paths that policies have read otherwise
     * @param beforeServlets whether a servlet container comes behind, which answers every path that no template matches
     */
    public RouteHandler(Way way, PathGuard guard, boolean beforeServlets) {
        this.way = way;
        this.guard = guard;
        this.beforeServlets = beforeServlets;
    }

    @Override
    public void handle(RoutingContext context) {
        WatchedConnection.watch(context.request());
        if (way.shortcut().expects(context)) {
            return;
        }
        String path = context.normalizedPath();
        boolean filtered = way.filtersBeforeMatching(path);
        RouteMatch<Endpoint> match;
        try {
            match = filtered && !beforeServlets ? null : way.find(path);
        } catch (WebApplicationException expensive) {
            way.reject(new VertxExchange(context, way), expensive);
            return;
        }
        if (match == null && (beforeServlets || !filtered)) {
            unmatched(context, path);
        } else if (guard.refuses(path)) {
            way.reject(new VertxExchange(context, way), ambiguous());
        } else if (filtered) {
            way.filter(new VertxExchange(context, way));
        } else {
            way.serve(new VertxExchange(context, way), match);
        }
    }

    /** Answers a request that failed before it came here. */
    public void fail(RoutingContext context, Throwable failure) {
        way.reject(new VertxExchange(context, way), failure);
    }

    /** Tells metrics and traces the template of a request that may be refused before it comes here. */
    public void publishTemplate(RoutingContext context) {
        RouteMatch<Endpoint> match = way.find(context.normalizedPath());
        if (match != null) {
            UrlTemplate.publish(context.request(), match.values().get(0).template());
        }
    }

    /** {@return the providers of the application} */
    public Registry registry() {
        return way.surroundings().registry();
    }

    /** {@return what finds the endpoints of requests} */
    public Matching matching() {
        return way.matching();
    }

    /** {@return the way of plain requests past the Router, still closed} */
    public Shortcut shortcut() {
        return way.shortcut();
    }

    /** {@return why no request may be served ahead of the Router, whatever its routes are; {@code null} if any may} */
    public String hindrance() {
        return beforeServlets ? "a servlet container"
                : !registry().preMatching().isEmpty() ? "a filter that comes before the match"
                        : way.surroundings().compresses() ? "quarkus.http.enable-compression" : null;
    }

    private void unmatched(RoutingContext context, String path) {
        if (!beforeServlets && way.answersUnmatched(path)) {
            way.reject(new VertxExchange(context, way), Matching.notFound(path));
        } else {
            context.next();
        }
    }

    private static WebApplicationException ambiguous() {
        return new BadRequestException("The path can be read in more than one way");
    }
}
