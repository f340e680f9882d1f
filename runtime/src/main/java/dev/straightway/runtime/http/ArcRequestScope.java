package dev.straightway.runtime.http;

import dev.straightway.runtime.http.exchange.ChangedRequest;
import dev.straightway.runtime.http.exchange.RequestScope;
import dev.straightway.runtime.http.exchange.VertxExchange;
import dev.straightway.runtime.http.secure.FailedAuthentication;
import dev.straightway.runtime.http.secure.ReplacedIdentity;
import io.quarkus.arc.Arc;
import io.quarkus.arc.InjectableContext.ContextState;
import io.quarkus.arc.ManagedContext;
import io.quarkus.security.identity.CurrentIdentityAssociation;
import io.quarkus.vertx.http.runtime.CurrentVertxRequest;
import io.quarkus.vertx.http.runtime.security.QuarkusHttpUser;
import io.vertx.ext.web.RoutingContext;

/** The request context of ArC, with what Quarkus' extensions expect to find in it. */
public final class ArcRequestScope implements RequestScope {

    private final ManagedContext requests = Arc.container().requestContext();
    private final CurrentVertxRequest current = Arc.container().instance(CurrentVertxRequest.class).get();
    private final CurrentIdentityAssociation identity = Arc.container().select(CurrentIdentityAssociation.class).orNull();

    @Override
    public Object activate(VertxExchange exchange, Object known) {
        if (known != null) {
            requests.activate((ContextState) known);
            return known;
        }
        ContextState begun = requests.isActive() ? null : requests.activate();
        try {
            fill(exchange);
        } catch (Throwable failure) {
            abandon(begun);
            throw failure;
        }
        return begun;
    }

    private void fill(VertxExchange exchange) {
        current.setCurrent(exchange.routingContext(), exchange);
        if (identity != null) {
            associate(exchange.routingContext());
        }
    }

    /** Nobody else knows of it. */
    private void abandon(ContextState begun) {
        if (begun != null) {
            requests.deactivate();
            requests.destroy(begun);
        }
    }

    /** An identity that is known is set as it is: asking for a deferred one isn't allowed on the event loop. */
    private void associate(RoutingContext context) {
        if (context.user() instanceof QuarkusHttpUser user) {
            identity.setIdentity(user.getSecurityIdentity());
        } else {
            FailedAuthentication.takeOver(context);
            identity.setIdentity(QuarkusHttpUser.getSecurityIdentity(context, null));
        }
    }

    @Override
    public void identify(VertxExchange exchange) {
        ChangedRequest changed = exchange.changed();
        if (identity != null && changed != null && changed.security() != null) {
            identity.setIdentity(ReplacedIdentity.of(changed.security(), identity.getDeferredIdentity(),
                    exchange.routingContext()));
        }
    }

    @Override
    public void deactivate() {
        requests.deactivate();
    }

    @Override
    public void destroy(Object state) {
        requests.destroy((ContextState) state);
    }
}
