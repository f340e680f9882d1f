package dev.straightway.runtime.http.secure;

import java.util.function.BiConsumer;

import io.quarkus.vertx.http.runtime.security.HttpSecurityRecorder.DefaultAuthFailureHandler;
import io.quarkus.vertx.http.runtime.security.QuarkusHttpUser;
import io.vertx.core.Handler;
import io.vertx.ext.web.RoutingContext;

/**
 * Lets an authentication that fails behind the authentication handler fail the request, so that its failure is mapped. Within a
 * request that a resource serves it does nothing: there the failure goes to the code that asked for the identity.
 */
public final class FailedAuthentication implements BiConsumer<RoutingContext, Throwable>, Handler<RoutingContext> {

    /** Takes the place of the handler that Quarkus sets. */
    @Override
    public void handle(RoutingContext context) {
        if (context.get(QuarkusHttpUser.AUTH_FAILURE_HANDLER) instanceof DefaultAuthFailureHandler) {
            context.put(QuarkusHttpUser.AUTH_FAILURE_HANDLER, this);
        }
        context.next();
    }

    @Override
    public void accept(RoutingContext context, Throwable failure) {
        DefaultAuthFailureHandler.markIfOtherAuthenticationFailure(context, failure);
        if (!context.failed()) {
            context.fail(DefaultAuthFailureHandler.extractRootCause(failure));
        }
    }

    /** Leaves the failure to those who ask for the identity. */
    public static void takeOver(RoutingContext context) {
        if (context.get(QuarkusHttpUser.AUTH_FAILURE_HANDLER) instanceof FailedAuthentication) {
            context.remove(QuarkusHttpUser.AUTH_FAILURE_HANDLER);
        }
    }
}
