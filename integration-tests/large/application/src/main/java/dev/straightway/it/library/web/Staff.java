package dev.straightway.it.library.web;

import java.util.Map;
import java.util.Set;

import jakarta.enterprise.context.ApplicationScoped;

import io.quarkus.security.AuthenticationFailedException;
import io.quarkus.security.identity.AuthenticationRequestContext;
import io.quarkus.security.identity.IdentityProvider;
import io.quarkus.security.identity.SecurityIdentity;
import io.quarkus.security.identity.request.UsernamePasswordAuthenticationRequest;
import io.quarkus.security.runtime.QuarkusPrincipal;
import io.quarkus.security.runtime.QuarkusSecurityIdentity;
import io.smallrye.mutiny.Uni;

/** Who works here, by basic authentication: alice is the head, lena a librarian, max a member. */
@ApplicationScoped
public class Staff implements IdentityProvider<UsernamePasswordAuthenticationRequest> {

    private static final Map<String, Set<String>> ROLES = Map.of("alice", Set.of("admin", "librarian"), "lena",
            Set.of("librarian"), "max", Set.of("member"));
    private static final Map<String, Set<String>> PERMISSIONS = Map.of("alice", Set.of("audit:read", "audit:clear"), "lena",
            Set.of("audit:read"), "max", Set.of());

    @Override
    public Class<UsernamePasswordAuthenticationRequest> getRequestType() {
        return UsernamePasswordAuthenticationRequest.class;
    }

    @Override
    public Uni<SecurityIdentity> authenticate(UsernamePasswordAuthenticationRequest request,
            AuthenticationRequestContext context) {
        String name = request.getUsername();
        if (!ROLES.containsKey(name) || !"sesame".equals(new String(request.getPassword().getPassword()))) {
            return Uni.createFrom().failure(new AuthenticationFailedException());
        }
        return Uni.createFrom().item(QuarkusSecurityIdentity.builder().setPrincipal(new QuarkusPrincipal(name))
                .addRoles(ROLES.get(name)).addPermissionsAsString(PERMISSIONS.get(name)).build());
    }
}
