package dev.straightway.runtime.http.context;

import java.security.Principal;

import jakarta.ws.rs.core.HttpHeaders;
import jakarta.ws.rs.core.SecurityContext;

import dev.straightway.runtime.http.exchange.ChangedRequest;
import dev.straightway.runtime.http.exchange.VertxExchange;
import io.quarkus.security.identity.CurrentIdentityAssociation;
import io.quarkus.security.identity.SecurityIdentity;
import io.quarkus.vertx.http.runtime.security.QuarkusHttpUser;

/** The user that Quarkus has authenticated (§10.2.5). */
final class UserSecurityContext implements SecurityContext {

    private final VertxExchange exchange;

    UserSecurityContext(VertxExchange exchange) {
        this.exchange = exchange;
    }

    /** {@return what a filter has put in its place, or {@code null}} */
    private SecurityContext replaced() {
        ChangedRequest changed = exchange.changed();
        return changed == null ? null : changed.security();
    }

    @Override
    public Principal getUserPrincipal() {
        if (replaced() != null) {
            return replaced().getUserPrincipal();
        }
        SecurityIdentity identity = identity();
        return identity == null || identity.isAnonymous() ? null : identity.getPrincipal();
    }

    @Override
    public boolean isUserInRole(String role) {
        if (replaced() != null) {
            return replaced().isUserInRole(role);
        }
        SecurityIdentity identity = isDeferred() ? CurrentIdentityAssociation.current() : identity();
        return identity != null && !identity.isAnonymous() && (role.equals("**") || identity.hasRole(role));
    }

    @Override
    public boolean isSecure() {
        return replaced() != null ? replaced().isSecure() : exchange.request().isSSL();
    }

    /** {@return the scheme of the Authorization field, or {@code null} without one} */
    @Override
    public String getAuthenticationScheme() {
        if (replaced() != null) {
            return replaced().getAuthenticationScheme();
        }
        String authorization = exchange.request().getHeader(HttpHeaders.AUTHORIZATION);
        return authorization == null ? null : authorization.split(" ", 2)[0].trim();
    }

    /** {@return whether nobody has asked yet who the user is} */
    private boolean isDeferred() {
        return exchange.routingContext().user() == null
                && exchange.routingContext().get(QuarkusHttpUser.DEFERRED_IDENTITY_KEY) != null;
    }

    private SecurityIdentity identity() {
        return exchange.routingContext().user() instanceof QuarkusHttpUser user ? user.getSecurityIdentity() : null;
    }
}
