package dev.straightway.runtime.http.context;

import java.security.Principal;

import jakarta.ws.rs.core.HttpHeaders;
import jakarta.ws.rs.core.SecurityContext;

import io.quarkus.security.identity.SecurityIdentity;
import io.quarkus.vertx.http.runtime.security.QuarkusHttpUser;
import io.vertx.ext.web.RoutingContext;

/** The user that Quarkus has authenticated (§10.2.5). */
final class UserSecurityContext implements SecurityContext {

    private final RoutingContext context;

    UserSecurityContext(RoutingContext context) {
        this.context = context;
    }

    @Override
    public Principal getUserPrincipal() {
        SecurityIdentity identity = identity();
        return identity == null || identity.isAnonymous() ? null : identity.getPrincipal();
    }

    @Override
    public boolean isUserInRole(String role) {
        SecurityIdentity identity = identity();
        return identity != null && !identity.isAnonymous() && (role.equals("**") || identity.hasRole(role));
    }

    @Override
    public boolean isSecure() {
        return context.request().isSSL();
    }

    /** {@return the scheme of the Authorization field, or {@code null} without one} */
    @Override
    public String getAuthenticationScheme() {
        String authorization = context.request().getHeader(HttpHeaders.AUTHORIZATION);
        return authorization == null ? null : authorization.split(" ", 2)[0].trim();
    }

    private SecurityIdentity identity() {
        return context.user() instanceof QuarkusHttpUser user ? user.getSecurityIdentity() : null;
    }
}
