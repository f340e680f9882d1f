package dev.straightway.runtime.http.secure;

import java.util.function.Consumer;

import dev.straightway.runtime.http.exchange.Admission;
import dev.straightway.runtime.http.exchange.VertxExchange;
import io.quarkus.security.UnauthorizedException;
import io.quarkus.security.identity.SecurityIdentity;
import io.quarkus.security.spi.runtime.MethodDescription;
import io.quarkus.security.spi.runtime.SecurityCheck;
import io.smallrye.mutiny.Uni;
import io.vertx.ext.web.RoutingContext;

/** What Quarkus Security asks before a method: a mechanism is chosen, permissions are checked, then the method's own check. */
final class Guard implements Admission {

    private static final Object[] NO_ARGUMENTS = null;

    private final Guards guards;
    private final Rules rules;

    /**
     * What was found for a method.
     *
     * @param interceptor chooses the mechanism or the tenant; {@code null} without one
     * @param check that of its annotations, or the default of all methods; {@code null} without one
     * @param byDefault whether the check is the default
     * @param method the method that is called, as its class declares it
     * @param policed the method whose policy is asked; the same without {@code @AuthorizationPolicy}
     */
    record Rules(Consumer<RoutingContext> interceptor, SecurityCheck check, boolean byDefault, MethodDescription method,
            MethodDescription policed) {
    }

    Guard(Guards guards, Rules rules) {
        this.guards = guards;
        this.rules = rules;
    }

    @Override
    public boolean isOpen() {
        return rules.interceptor == null && rules.check == null && !guards.hasPermissions();
    }

    @Override
    public boolean checksArguments() {
        return rules.check != null && rules.check.requiresMethodArguments();
    }

    /** {@return whether the check of a method has been passed when it is called} */
    boolean hasChecked(MethodDescription called) {
        return rules.check != null && !rules.check.requiresMethodArguments() && rules.method.equals(called);
    }

    @Override
    public Uni<?> ask(VertxExchange exchange) {
        if (rules.interceptor != null) {
            rules.interceptor.accept(exchange.routingContext());
        }
        if (!guards.isEnabled()) {
            return null;
        }
        boolean unchecked = rules.check == null || rules.byDefault && exchange.detour().isChecked();
        if (unchecked || rules.check.isPermitAll()) {
            if (!unchecked) {
                passed(exchange, guards.known(exchange));
            }
            return guards.hasPermissions() ? guards.permission(exchange, null, rules.policed) : null;
        }
        Uni<SecurityIdentity> identity = guards.identity();
        Uni<SecurityIdentity> permitted = guards.hasPermissions()
                ? identity.flatMap(known -> guards.permission(exchange, known, rules.policed))
                : identity;
        return permitted.flatMap(known -> check(exchange, known));
    }

    /** Where arguments are checked, the interceptor does so when there are some; until then nobody passes unknown. */
    private Uni<?> check(VertxExchange exchange, SecurityIdentity identity) {
        guards.resolved(identity);
        if (!rules.check.requiresMethodArguments()) {
            return rules.check.nonBlockingApply(identity, rules.method, NO_ARGUMENTS)
                    .onFailure().invoke(refusal -> guards.events().refused(exchange, identity, refusal, source()))
                    .invoke(() -> passed(exchange, identity));
        }
        if (identity == null || identity.isAnonymous()) {
            UnauthorizedException refusal = new UnauthorizedException();
            guards.events().refused(exchange, identity, refusal, source());
            throw refusal;
        }
        return Uni.createFrom().nullItem();
    }

    private void passed(VertxExchange exchange, SecurityIdentity identity) {
        if (exchange.endpoint().isLocator()) {
            exchange.takeDetour().checked();
        }
        guards.events().passed(exchange, identity, source());
    }

    private SecurityEvents.Source source() {
        return new SecurityEvents.Source(rules.check.getClass(), rules.method);
    }
}
