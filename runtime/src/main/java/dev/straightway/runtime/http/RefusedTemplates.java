package dev.straightway.runtime.http;

import jakarta.ws.rs.WebApplicationException;

import org.jboss.logging.Logger;

import io.quarkus.security.AuthenticationException;
import io.vertx.core.Handler;
import io.vertx.ext.web.RoutingContext;

/**
 * Tells metrics and traces the templates of requests that authentication or a policy has refused; the requests go on as they
 * are. Runs on the event loop.
 */
public final class RefusedTemplates implements Handler<RoutingContext> {

    private static final Logger LOG = Logger.getLogger("dev.straightway");

    private final RouteHandler routes;

    public RefusedTemplates(RouteHandler routes) {
        this.routes = routes;
    }

    @Override
    public void handle(RoutingContext context) {
        if (context.failure() instanceof SecurityException || context.failure() instanceof AuthenticationException) {
            publish(context);
        }
        context.next();
    }

    private void publish(RoutingContext context) {
        try {
            routes.publishTemplate(context);
        } catch (WebApplicationException expensive) {
            LOG.debug("Nobody can tell the template of a path at a bearable cost", expensive);
        }
    }
}
