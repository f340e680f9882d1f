package dev.straightway.deployment.quarkus;

import static io.restassured.RestAssured.given;
import static io.restassured.RestAssured.when;
import static org.hamcrest.Matchers.is;

import java.security.Permission;
import java.security.Principal;
import java.util.Map;
import java.util.Set;

import jakarta.annotation.security.RolesAllowed;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Inject;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.core.Context;
import jakarta.ws.rs.core.SecurityContext;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

import io.quarkus.security.AuthenticationFailedException;
import io.quarkus.security.credential.Credential;
import io.quarkus.security.identity.AuthenticationRequestContext;
import io.quarkus.security.identity.IdentityProvider;
import io.quarkus.security.identity.SecurityIdentity;
import io.quarkus.security.identity.request.UsernamePasswordAuthenticationRequest;
import io.quarkus.test.QuarkusUnitTest;
import io.smallrye.mutiny.Uni;

/** Quarkus Security checks the beans that resources call, and the paths. */
@Tag("application")
class BesideSecurityTest {

    @ApplicationScoped
    public static class Vault {
        @RolesAllowed("admin")
        public String open() {
            return "gold";
        }
    }

    @Path("vault")
    public static class Resource {
        @Inject
        Vault vault;

        @Context
        SecurityContext security;

        @GET
        public String open() {
            return vault.open();
        }

        @GET
        @Path("name")
        public String name() {
            Principal user = security.getUserPrincipal();
            return user == null ? "nobody" : user.getName() + " " + security.isUserInRole("admin");
        }

        @GET
        @Path("closed")
        public String closed() {
            return "gold";
        }
    }

    /** Has the role of its name. */
    public record User(String name) implements SecurityIdentity {

        @Override
        public Principal getPrincipal() {
            return () -> name;
        }

        @Override
        public boolean isAnonymous() {
            return false;
        }

        @Override
        public Set<String> getRoles() {
            return Set.of(name);
        }

        @Override
        public boolean hasRole(String role) {
            return name.equals(role);
        }

        @Override
        public Set<Permission> getPermissions() {
            return Set.of();
        }

        @Override
        public <T extends Credential> T getCredential(Class<T> credentialType) {
            return null;
        }

        @Override
        public Set<Credential> getCredentials() {
            return Set.of();
        }

        @Override
        public <T> T getAttribute(String attribute) {
            return null;
        }

        @Override
        public Map<String, Object> getAttributes() {
            return Map.of();
        }

        @Override
        public Uni<Boolean> checkPermission(Permission permission) {
            return Uni.createFrom().item(false);
        }
    }

    /** Knows everybody by the password {@code sesame}. */
    @ApplicationScoped
    public static class Users implements IdentityProvider<UsernamePasswordAuthenticationRequest> {
        @Override
        public Class<UsernamePasswordAuthenticationRequest> getRequestType() {
            return UsernamePasswordAuthenticationRequest.class;
        }

        @Override
        public Uni<SecurityIdentity> authenticate(UsernamePasswordAuthenticationRequest request,
                AuthenticationRequestContext context) {
            if (!new String(request.getPassword().getPassword()).equals("sesame")) {
                return Uni.createFrom().failure(new AuthenticationFailedException());
            }
            return Uni.createFrom().item(new User(request.getUsername()));
        }
    }

    @RegisterExtension
    static final QuarkusUnitTest APP = new QuarkusUnitTest()
            .withApplicationRoot(
                    root -> root.addClasses(Neighbours.class, Vault.class, Resource.class, User.class, Users.class))
            .setForcedDependencies(Neighbours.of("quarkus-security"))
            .overrideConfigKey("quarkus.http.auth.basic", "true")
            .overrideRuntimeConfigKey("quarkus.http.auth.permission.closed.paths", "/vault/closed")
            .overrideRuntimeConfigKey("quarkus.http.auth.permission.closed.policy", "authenticated");

    @Test
    void checksTheRolesOfABean() {
        when().get("/vault").then().statusCode(401);
        given().auth().preemptive().basic("guest", "sesame").get("/vault").then().statusCode(403);
        given().auth().preemptive().basic("admin", "sesame").get("/vault").then().statusCode(200).body(is("gold"));
        given().auth().preemptive().basic("admin", "wrong").get("/vault").then().statusCode(401);
    }

    @Test
    void checksThePermissionOfAPath() {
        when().get("/vault/closed").then().statusCode(401);
        given().auth().preemptive().basic("guest", "sesame").get("/vault/closed").then().statusCode(200);
    }

    @Test
    void tellsWhoAsks() {
        when().get("/vault/name").then().statusCode(200).body(is("nobody"));
        given().auth().preemptive().basic("admin", "sesame").get("/vault/name").then().body(is("admin true"));
        given().auth().preemptive().basic("guest", "sesame").get("/vault/name").then().body(is("guest false"));
    }
}
