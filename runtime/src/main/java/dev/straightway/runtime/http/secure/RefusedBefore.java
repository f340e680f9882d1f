package dev.straightway.runtime.http.secure;

import java.util.function.BiConsumer;

import dev.straightway.runtime.http.answer.Refusals;
import dev.straightway.runtime.http.exchange.Sending;
import dev.straightway.runtime.provider.Registry;
import io.quarkus.security.AuthenticationException;
import io.quarkus.security.ForbiddenException;
import io.quarkus.security.UnauthorizedException;
import io.quarkus.vertx.http.runtime.security.HttpSecurityRecorder.DefaultAuthFailureHandler;
import io.quarkus.vertx.http.runtime.security.QuarkusHttpUser;
import io.vertx.core.Handler;
import io.vertx.ext.web.RoutingContext;

/**
 * Has the application map failures of requests that were refused before they came here: by the authentication of Quarkus, or
 * by a policy. What Quarkus has answered already in its own way is left to it, unless the application has a mapper.
 */
public final class RefusedBefore implements Handler<RoutingContext> {

    private final Registry registry;
    private final BiConsumer<RoutingContext, Throwable> mapping;

    /** @param mapping answers with a failure */
    public RefusedBefore(Registry registry, BiConsumer<RoutingContext, Throwable> mapping) {
        this.registry = registry;
        this.mapping = mapping;
    }

    @Override
    public void handle(RoutingContext context) {
        Throwable failure = context.failure();
        if (isAnswered(context) || !isOurs(context, failure)) {
            context.next();
        } else {
            DefaultAuthFailureHandler.removeMarkAsOtherAuthenticationFailure(context);
            mapping.accept(context, failure);
        }
    }

    private static boolean isAnswered(RoutingContext context) {
        return context.response().headWritten() || context.response().ended() || context.get(Sending.DELEGATED) != null;
    }

    private boolean isOurs(RoutingContext context, Throwable failure) {
        Class<?> kind = failure instanceof AuthenticationException ? Refusals.kind(failure) : null;
        if (kind != null && context.get(QuarkusHttpUser.AUTH_FAILURE_HANDLER) instanceof DefaultAuthFailureHandler) {
            return registry.maps(failure, kind, null);
        }
        boolean other = DefaultAuthFailureHandler.isOtherAuthenticationFailure(context);
        return other && registry.maps(failure.getClass().asSubclass(Throwable.class))
                || failure instanceof AuthenticationException
                || failure instanceof UnauthorizedException || failure instanceof ForbiddenException;
    }
}
