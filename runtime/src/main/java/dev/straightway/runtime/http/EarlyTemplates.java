package dev.straightway.runtime.http;

import jakarta.ws.rs.WebApplicationException;

import org.jboss.logging.Logger;

import io.vertx.core.Handler;
import io.vertx.ext.web.RoutingContext;

/**
 * Tells metrics and traces the template of a request before authentication or a policy can refuse it. Runs on the event loop.
 */
public final class EarlyTemplates implements Handler<RoutingContext> {

    private static final Logger LOG = Logger.getLogger("dev.straightway");

    private final RouteHandler routes;

    public EarlyTemplates(RouteHandler routes) {
        this.routes = routes;
    }

    @Override
    public void handle(RoutingContext context) {
        try {
            routes.publishTemplate(context);
        } catch (WebApplicationException expensive) {
            LOG.debug("The template of a path can't be found at a bearable cost", expensive);
        }
        context.next();
    }
}
