package dev.straightway.runtime.http.secure;

import static io.quarkus.security.spi.runtime.SecurityEventHelper.AUTHORIZATION_FAILURE;
import static io.quarkus.security.spi.runtime.SecurityEventHelper.AUTHORIZATION_SUCCESS;

import java.util.Map;

import jakarta.enterprise.event.Event;
import jakarta.enterprise.inject.spi.BeanManager;
import jakarta.inject.Inject;
import jakarta.inject.Singleton;

import org.eclipse.microprofile.config.inject.ConfigProperty;

import dev.straightway.runtime.http.exchange.VertxExchange;
import io.quarkus.security.identity.SecurityIdentity;
import io.quarkus.security.spi.runtime.AuthorizationFailureEvent;
import io.quarkus.security.spi.runtime.AuthorizationSuccessEvent;
import io.quarkus.security.spi.runtime.MethodDescription;
import io.quarkus.security.spi.runtime.SecurityEventHelper;
import io.vertx.ext.web.RoutingContext;

/** Tells the observers of security events what was decided. */
@Singleton
public class SecurityEvents {

    private final SecurityEventHelper<AuthorizationSuccessEvent, AuthorizationFailureEvent> observers;

    /**
     * The check that has decided.
     *
     * @param check the class of the check
     * @param method what it is for; {@code null} for the permission of a path
     */
    record Source(Class<?> check, MethodDescription method) {
    }

    @Inject
    SecurityEvents(Event<AuthorizationSuccessEvent> successes, Event<AuthorizationFailureEvent> failures, BeanManager beans,
            @ConfigProperty(name = "quarkus.security.events.enabled") boolean enabled) {
        this.observers = new SecurityEventHelper<>(successes, failures, AUTHORIZATION_SUCCESS, AUTHORIZATION_FAILURE, beans,
                enabled);
    }

    void passed(VertxExchange exchange, SecurityIdentity identity, Source source) {
        if (observers.fireEventOnSuccess()) {
            observers.fireSuccessEvent(source.method == null
                    ? new AuthorizationSuccessEvent(identity, source.check.getName(), properties(exchange))
                    : new AuthorizationSuccessEvent(identity, source.check.getName(), properties(exchange), source.method));
        }
    }

    void refused(VertxExchange exchange, SecurityIdentity identity, Throwable refusal, Source source) {
        if (observers.fireEventOnFailure()) {
            observers.fireFailureEvent(source.method == null
                    ? new AuthorizationFailureEvent(identity, refusal, source.check.getName(), properties(exchange))
                    : new AuthorizationFailureEvent(identity, refusal, source.check.getName(), properties(exchange),
                            source.method));
        }
    }

    private static Map<String, Object> properties(VertxExchange exchange) {
        return Map.of(RoutingContext.class.getName(), exchange.routingContext());
    }
}
