package dev.straightway.runtime.http.secure;

import java.security.Permission;
import java.security.Principal;
import java.util.Map;
import java.util.Set;

import jakarta.ws.rs.core.SecurityContext;

import io.quarkus.security.credential.Credential;
import io.quarkus.security.identity.SecurityIdentity;
import io.quarkus.vertx.http.runtime.security.QuarkusHttpUser;
import io.smallrye.mutiny.Uni;
import io.vertx.ext.web.RoutingContext;

/**
 * The user of a {@code SecurityContext} that a filter has put in place, as beans and checks see it; with the rest of the old
 * one.
 */
public final class ReplacedIdentity implements SecurityIdentity {

    private final SecurityContext context;
    private final SecurityIdentity old;

    private ReplacedIdentity(SecurityContext context, SecurityIdentity old) {
        this.context = context;
        this.old = old;
    }

    /** {@return the identity, which becomes that of the request when somebody asks for it} */
    @SuppressWarnings("deprecation") // deprecated, and still where Quarkus looks for the user
    public static Uni<SecurityIdentity> of(SecurityContext context, Uni<SecurityIdentity> old, RoutingContext request) {
        return old.map(before -> {
            SecurityIdentity replaced = new ReplacedIdentity(context, before);
            request.setUser(new QuarkusHttpUser(replaced));
            return replaced;
        });
    }

    @Override
    public Principal getPrincipal() {
        return context.getUserPrincipal();
    }

    @Override
    public boolean isAnonymous() {
        return context.getUserPrincipal() == null;
    }

    @Override
    public Set<String> getRoles() {
        throw new UnsupportedOperationException("A SecurityContext doesn't tell all roles of its user");
    }

    @Override
    public boolean hasRole(String role) {
        return context.isUserInRole(role);
    }

    @Override
    public <T extends Credential> T getCredential(Class<T> credentialType) {
        return old.getCredential(credentialType);
    }

    @Override
    public Set<Credential> getCredentials() {
        return old.getCredentials();
    }

    @Override
    public Set<Permission> getPermissions() {
        return old.getPermissions();
    }

    @Override
    public <T> T getAttribute(String name) {
        return old.getAttribute(name);
    }

    @Override
    public Map<String, Object> getAttributes() {
        return old.getAttributes();
    }

    /** What has replaced the identity knows no permissions, so none is granted. */
    @Override
    public Uni<Boolean> checkPermission(Permission permission) {
        return Uni.createFrom().item(false);
    }
}
