package dev.straightway.deployment.proof.corpus.blocking;

import static java.lang.annotation.RetentionPolicy.RUNTIME;

import java.lang.annotation.Retention;
import java.security.Principal;

import jakarta.ws.rs.GET;
import jakarta.ws.rs.NameBinding;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.container.ContainerRequestContext;
import jakarta.ws.rs.container.ContainerRequestFilter;
import jakarta.ws.rs.core.Context;
import jakarta.ws.rs.core.SecurityContext;
import jakarta.ws.rs.ext.Provider;

import dev.straightway.deployment.proof.corpus.Blocks;

/** Blocks in users whose classes the application has, and hands to others before the request. */
@Path("blocking/principals")
public class PrincipalsResource {

    /** What makes identities may be given one. */
    public static final class Clerk implements Principal {
        @Override
        public String getName() {
            return Slow.row();
        }
    }

    @GET
    @Path("name")
    @Blocks("query in the name of a user")
    public String name(@Context SecurityContext security) {
        Principal user = security.getUserPrincipal();
        return user == null ? "nobody" : user.getName();
    }

    @GET
    @Path("text")
    @Blocks("query in the name of a user, which its text may ask for")
    public String text(@Context SecurityContext security) {
        return security.getUserPrincipal() instanceof Clerk clerk ? clerk.getName() : "nobody";
    }

    @NameBinding
    @Retention(RUNTIME)
    public @interface Signed {
    }

    /** Looks the user up when it is asked for. */
    public static final class Register implements SecurityContext {
        @Override
        public Principal getUserPrincipal() {
            return Slow.sleep()::toString;
        }

        @Override
        public boolean isUserInRole(String role) {
            return Slow.file().contains(role);
        }

        @Override
        public boolean isSecure() {
            return false;
        }

        @Override
        public String getAuthenticationScheme() {
            return "register";
        }
    }

    @Provider
    @Signed
    public static class Signs implements ContainerRequestFilter {
        @Override
        public void filter(ContainerRequestContext request) {
            request.setSecurityContext(new Register());
        }
    }

    @GET
    @Path("register")
    @Signed
    @Blocks("sleep in a security context that a filter has set")
    public boolean register(@Context SecurityContext security) {
        return security.getUserPrincipal() == null;
    }

    @GET
    @Path("role")
    @Signed
    @Blocks("file in a security context that a filter has set")
    public boolean role(@Context SecurityContext security) {
        return security.isUserInRole("clerk");
    }
}
