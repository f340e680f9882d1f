package dev.straightway.runtime.http;

import java.util.List;

import dev.straightway.runtime.negotiation.AcceptHeader;
import dev.straightway.runtime.negotiation.MediaRange;
import dev.straightway.runtime.negotiation.Negotiator;
import dev.straightway.runtime.negotiation.Outcome;
import dev.straightway.runtime.routing.RequestPath;
import dev.straightway.runtime.routing.RouteMatch;
import dev.straightway.runtime.routing.RouteTable;
import io.vertx.core.Handler;
import io.vertx.core.http.HttpHeaders;
import io.vertx.core.http.HttpServerRequest;
import io.vertx.ext.web.RoutingContext;

/**
 * Finds the endpoint of a request and hands the request to it; a path that no template matches goes on to the next handler
 * of the Router.
 * <p>
 * Runs on the event loop.
 */
public final class RouteHandler implements Handler<RoutingContext> {

    private static final String ANYTHING = "*/*";

    private final RouteTable<Endpoint> routes;
    private final Serving serving;

    public RouteHandler(RouteTable<Endpoint> routes, Serving serving) {
        this.routes = routes;
        this.serving = serving;
    }

    @Override
    public void handle(RoutingContext context) {
        RouteMatch<Endpoint> match = routes.find(RequestPath.withoutMatrixParameters(context.normalizedPath()));
        if (match == null) {
            context.next();
        } else {
            serve(context, match);
        }
    }

    /** Where the best class has no method for the request, the next one is asked, as in Quarkus REST. */
    private void serve(RoutingContext context, RouteMatch<Endpoint> first) {
        String httpMethod = context.request().method().name();
        for (RouteMatch<Endpoint> match = first; match != null; match = match.next()) {
            List<Endpoint> endpoints = Selection.of(match.values(), httpMethod);
            if (!endpoints.isEmpty()) {
                negotiate(context, match, endpoints);
                return;
            }
        }
        context.response().putHeader(HttpHeaders.ALLOW, String.join(", ", Selection.allowed(first)));
        end(context, httpMethod.equals("OPTIONS") ? 200 : 405);
    }

    private void negotiate(RoutingContext context, RouteMatch<Endpoint> match, List<Endpoint> endpoints) {
        HttpServerRequest request = context.request();
        Endpoint only = endpoints.get(0);
        if (endpoints.size() == 1 && takes(only, request) && answers(only, request)) {
            serving.serve(context, match, only);
            return;
        }
        MediaRange contentType;
        AcceptHeader accept;
        try {
            contentType = contentType(request);
        } catch (IllegalArgumentException malformed) {
            end(context, 415);
            return;
        }
        try {
            accept = AcceptHeader.parse(VertxExchange.accept(request));
        } catch (IllegalArgumentException malformed) {
            end(context, 406);
            return;
        }
        choose(context, match, Negotiator.choose(endpoints, contentType, accept));
    }

    private void choose(RoutingContext context, RouteMatch<Endpoint> match, Outcome<Endpoint> outcome) {
        if (outcome instanceof Outcome.Chosen<Endpoint> chosen) {
            serving.serve(context, match, chosen.route());
        } else {
            end(context, outcome instanceof Outcome.UnsupportedMediaType ? 415 : 406);
        }
    }

    /** The common cases without parsing: nothing to consume, or just what is declared. */
    private static boolean takes(Endpoint endpoint, HttpServerRequest request) {
        List<MediaRange> consumes = endpoint.consumes();
        if (consumes.isEmpty()) {
            return true;
        }
        String contentType = request.headers().get(HttpHeaders.CONTENT_TYPE);
        return contentType == null || consumes.size() == 1 && contentType.equals(consumes.get(0).text());
    }

    private static boolean answers(Endpoint endpoint, HttpServerRequest request) {
        if (endpoint.produces().isEmpty()) {
            return true;
        }
        String accept = request.headers().get(HttpHeaders.ACCEPT);
        return accept == null || accept.equals(ANYTHING)
                || endpoint.produces().size() == 1 && accept.equals(endpoint.produces().get(0).text());
    }

    private static MediaRange contentType(HttpServerRequest request) {
        String text = request.headers().get(HttpHeaders.CONTENT_TYPE);
        return text == null ? null : MediaRange.parse(text);
    }

    private static void end(RoutingContext context, int status) {
        context.response().setStatusCode(status).end();
    }
}
