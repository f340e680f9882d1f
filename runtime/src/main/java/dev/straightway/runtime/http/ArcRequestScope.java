package dev.straightway.runtime.http;

import dev.straightway.runtime.http.exchange.RequestScope;
import dev.straightway.runtime.http.exchange.VertxExchange;
import io.quarkus.arc.Arc;
import io.quarkus.arc.InjectableContext.ContextState;
import io.quarkus.arc.ManagedContext;
import io.quarkus.security.identity.CurrentIdentityAssociation;
import io.quarkus.vertx.http.runtime.CurrentVertxRequest;
import io.quarkus.vertx.http.runtime.security.QuarkusHttpUser;

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
        ContextState state = requests.isActive() ? null : requests.activate();
        current.setCurrent(exchange.routingContext(), exchange);
        if (identity != null) {
            identity.setIdentity(QuarkusHttpUser.getSecurityIdentity(exchange.routingContext(), null));
        }
        return state;
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
