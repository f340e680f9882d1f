package dev.straightway.runtime.http.secure;

import java.util.List;
import java.util.function.Consumer;

import jakarta.enterprise.inject.Instance;
import jakarta.inject.Inject;
import jakarta.inject.Singleton;

import dev.straightway.runtime.http.exchange.Admission;
import dev.straightway.runtime.http.exchange.VertxExchange;
import io.quarkus.security.identity.CurrentIdentityAssociation;
import io.quarkus.security.identity.SecurityIdentity;
import io.quarkus.security.spi.runtime.AuthorizationController;
import io.quarkus.security.spi.runtime.MethodDescription;
import io.quarkus.security.spi.runtime.SecurityCheck;
import io.quarkus.security.spi.runtime.SecurityCheckStorage;
import io.quarkus.vertx.http.runtime.VertxHttpBuildTimeConfig;
import io.quarkus.vertx.http.runtime.security.AuthorizationPolicyStorage;
import io.quarkus.vertx.http.runtime.security.EagerSecurityInterceptorStorage;
import io.quarkus.vertx.http.runtime.security.QuarkusHttpUser;
import io.smallrye.mutiny.Uni;
import io.vertx.ext.web.RoutingContext;

/** Makes the guards of methods, and is what they share. A bean only where the application has Quarkus Security. */
@Singleton
public class Guards {

    private final Stores stores;
    private final Permitting permitting;
    private final SecurityEvents events;
    private final Identities identities;

    /** What the build of Quarkus has found for methods. */
    @Singleton
    public static class Stores {
        private final SecurityCheckStorage checks;
        private final AuthorizationPolicyStorage policies;
        private final Instance<EagerSecurityInterceptorStorage> interceptors;

        @Inject
        Stores(SecurityCheckStorage checks, AuthorizationPolicyStorage policies,
                Instance<EagerSecurityInterceptorStorage> interceptors) {
            this.checks = checks;
            this.policies = policies;
            this.interceptors = interceptors;
        }
    }

    /** The identity of a request, and whether authorization is enabled. */
    @Singleton
    public static class Identities {
        private final Instance<CurrentIdentityAssociation> current;
        private final AuthorizationController controller;
        private final boolean lazy;

        @Inject
        Identities(Instance<CurrentIdentityAssociation> current, AuthorizationController controller,
                VertxHttpBuildTimeConfig http) {
            this.current = current;
            this.controller = controller;
            this.lazy = !http.auth().proactive();
        }
    }

    @Inject
    Guards(Stores stores, Permitting permitting, SecurityEvents events, Identities identities) {
        this.stores = stores;
        this.permitting = permitting;
        this.events = events;
        this.identities = identities;
    }

    /**
     * {@return what guards a method}
     *
     * @param methods the method that is called, as its class declares it, and behind it the one that has its annotations, if
     *        that is another; the first of them that something is known of decides, as in Quarkus REST
     * @throws IllegalStateException if a check wants the arguments and nobody would give it any: the interceptor sees the
     *         method that is called, and the check belongs to the other one
     */
    public Admission of(List<MethodDescription> methods) {
        MethodDescription called = methods.get(0);
        MethodDescription policed = null;
        SecurityCheck check = null;
        Consumer<RoutingContext> interceptor = null;
        for (MethodDescription method : methods) {
            policed = policed == null && stores.policies.requiresAuthorizationPolicy(method) ? method : policed;
            check = check == null ? checked(method, called) : check;
            interceptor = interceptor == null && stores.interceptors.isResolvable()
                    ? stores.interceptors.get().getInterceptor(method)
                    : interceptor;
        }
        boolean byDefault = check == null && policed == null;
        return new Guard(this, new Guard.Rules(interceptor, byDefault ? stores.checks.getDefaultSecurityCheck() : check,
                byDefault, called, policed == null ? called : policed));
    }

    private SecurityCheck checked(MethodDescription method, MethodDescription called) {
        SecurityCheck check = stores.checks.getSecurityCheck(method);
        if (check != null && check.requiresMethodArguments() && !method.equals(called)) {
            throw new IllegalStateException(words(called) + ": the permission of " + words(method)
                    + " takes arguments, which are checked of the method that is called alone. Put @PermissionsAllowed on "
                    + words(called) + ".");
        }
        return check;
    }

    private static String words(MethodDescription method) {
        return method.getClassName() + "#" + method.getMethodName();
    }

    boolean hasPermissions() {
        return permitting.isNeeded();
    }

    Uni<SecurityIdentity> permission(VertxExchange exchange, SecurityIdentity identity, MethodDescription method) {
        return permitting.ask(exchange, identity, method);
    }

    SecurityEvents events() {
        return events;
    }

    /** {@return whether checks count: not where a test or dev mode has disabled them} */
    boolean isEnabled() {
        return identities.controller.isAuthorizationEnabled();
    }

    /** {@return who asks, authenticated when somebody wants to know} */
    Uni<SecurityIdentity> identity() {
        return identities.current.get().getDeferredIdentity();
    }

    /** {@return who asks, if that is known by now; else {@code null}} */
    SecurityIdentity known(VertxExchange exchange) {
        return exchange.routingContext().user() instanceof QuarkusHttpUser user ? user.getSecurityIdentity() : null;
    }

    /** With lazy authentication, lets the method ask for the identity without blocking. */
    void resolved(SecurityIdentity identity) {
        if (identities.lazy) {
            identities.current.get().setIdentity(identity);
        }
    }
}
