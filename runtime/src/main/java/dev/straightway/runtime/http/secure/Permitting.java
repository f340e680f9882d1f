package dev.straightway.runtime.http.secure;

import jakarta.enterprise.inject.Instance;
import jakarta.inject.Inject;
import jakarta.inject.Singleton;

import dev.straightway.runtime.http.exchange.VertxExchange;
import io.quarkus.security.ForbiddenException;
import io.quarkus.security.UnauthorizedException;
import io.quarkus.security.identity.CurrentIdentityAssociation;
import io.quarkus.security.identity.SecurityIdentity;
import io.quarkus.security.spi.runtime.MethodDescription;
import io.quarkus.vertx.http.runtime.security.AbstractPathMatchingHttpSecurityPolicy;
import io.quarkus.vertx.http.runtime.security.HttpSecurityPolicy.CheckResult;
import io.quarkus.vertx.http.runtime.security.JaxRsPathMatchingHttpSecurityPolicy;
import io.quarkus.vertx.http.runtime.security.QuarkusHttpUser;
import io.smallrye.mutiny.Uni;

/** Checks the policies of {@code @AuthorizationPolicy}, and the permissions of paths that apply to Jakarta REST alone. */
@Singleton
public class Permitting {

    private static final SecurityEvents.Source SOURCE = new SecurityEvents.Source(AbstractPathMatchingHttpSecurityPolicy.class,
            null);

    private final Instance<JaxRsPathMatchingHttpSecurityPolicy> configured;
    private final Instance<CurrentIdentityAssociation> current;
    private final SecurityEvents events;
    /** {@code null} before the start, when the permissions aren't complete. */
    private volatile JaxRsPathMatchingHttpSecurityPolicy policy;
    private volatile boolean needed = true;

    @Inject
    Permitting(Instance<JaxRsPathMatchingHttpSecurityPolicy> configured, Instance<CurrentIdentityAssociation> current,
            SecurityEvents events) {
        this.configured = configured;
        this.current = current;
        this.events = events;
    }

    /** Looks at the permissions when they are complete, those of code among them, and before the server accepts requests. */
    public void start() {
        policy = configured.get();
        needed = !policy.hasNoPermissions();
    }

    /** {@return whether there are any; before the start as if there were} */
    boolean isNeeded() {
        return needed;
    }

    /**
     * {@return who asks, perhaps augmented by a policy; fails if that one may not}
     *
     * @param identity {@code null} if nobody has asked yet who that is
     */
    Uni<SecurityIdentity> ask(VertxExchange exchange, SecurityIdentity identity, MethodDescription method) {
        Uni<SecurityIdentity> asked = identity == null
                ? Uni.createFrom().deferred(() -> current.get().getDeferredIdentity())
                : Uni.createFrom().item(identity);
        return policy.checkPermission(exchange.routingContext(), asked, method)
                .flatMap(result -> identity == null && result.isPermitted() && result.getAugmentedIdentity() == null
                        ? Uni.createFrom().item(() -> judged(exchange, null, result))
                        : asked.map(known -> judged(exchange, known, result)));
    }

    private SecurityIdentity judged(VertxExchange exchange, SecurityIdentity known, CheckResult result) {
        SecurityIdentity augmented = result.getAugmentedIdentity();
        if (augmented != null && augmented != known) {
            QuarkusHttpUser.setIdentity(augmented, exchange.routingContext());
            current.get().setIdentity(augmented);
        }
        SecurityIdentity now = augmented == null ? known : augmented;
        if (result.isPermitted()) {
            events.passed(exchange, now, SOURCE);
            return now;
        }
        RuntimeException refusal = now.isAnonymous() ? new UnauthorizedException() : new ForbiddenException();
        events.refused(exchange, now, refusal, SOURCE);
        throw refusal;
    }
}
