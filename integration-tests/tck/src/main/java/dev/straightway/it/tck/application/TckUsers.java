package dev.straightway.it.tck.application;

import java.util.Map;

import jakarta.enterprise.context.ApplicationScoped;

import io.quarkus.security.AuthenticationFailedException;
import io.quarkus.security.identity.AuthenticationRequestContext;
import io.quarkus.security.identity.IdentityProvider;
import io.quarkus.security.identity.SecurityIdentity;
import io.quarkus.security.identity.request.UsernamePasswordAuthenticationRequest;
import io.quarkus.security.runtime.QuarkusPrincipal;
import io.quarkus.security.runtime.QuarkusSecurityIdentity;
import io.smallrye.mutiny.Uni;

/** The two users whom the TCK asks a server to know; the password of each is its name. */
@ApplicationScoped
public class TckUsers implements IdentityProvider<UsernamePasswordAuthenticationRequest> {

    private static final Map<String, String> ROLES = Map.of("j2ee", "DIRECTOR", "javajoe", "OTHERROLE");

    @Override
    public Class<UsernamePasswordAuthenticationRequest> getRequestType() {
        return UsernamePasswordAuthenticationRequest.class;
    }

    @Override
    public Uni<SecurityIdentity> authenticate(UsernamePasswordAuthenticationRequest request,
            AuthenticationRequestContext context) {
        String name = request.getUsername();
        String role = ROLES.get(name);
        if (role == null || !name.equals(new String(request.getPassword().getPassword()))) {
            return Uni.createFrom().failure(new AuthenticationFailedException("The TCK knows no such user"));
        }
        return Uni.createFrom().item(QuarkusSecurityIdentity.builder().setPrincipal(new QuarkusPrincipal(name)).addRole(role)
                .addCredential(request.getPassword()).build());
    }
}
