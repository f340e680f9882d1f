package dev.straightway.deployment.quarkus.lazily;

import jakarta.annotation.security.PermitAll;
import jakarta.annotation.security.RolesAllowed;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Inject;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.core.Context;
import jakarta.ws.rs.core.SecurityContext;

import io.quarkus.security.identity.AuthenticationRequestContext;
import io.quarkus.security.identity.SecurityIdentity;
import io.quarkus.security.identity.SecurityIdentityAugmentor;
import io.quarkus.vertx.http.runtime.security.annotation.BasicAuthentication;
import io.smallrye.common.annotation.NonBlocking;
import io.smallrye.mutiny.Uni;

/** Resources of an application that authenticates when somebody asks, and in which unannotated methods ask for a role. */
public final class Lazily {

    private Lazily() {
    }

    @Path("default")
    public static class Default {
        @Inject
        SecurityIdentity identity;

        @Context
        SecurityContext security;

        @GET
        public String get() {
            return identity.getPrincipal().getName();
        }

        @GET
        @Path("loop")
        @NonBlocking
        public String loop() {
            return identity.getPrincipal().getName();
        }

        @GET
        @Path("permitted")
        @PermitAll
        public String permitted() {
            return "permitted";
        }

        @GET
        @Path("who")
        @PermitAll
        public String who() {
            return String.valueOf(security.isUserInRole("user"));
        }

        @GET
        @Path("asks")
        @PermitAll
        public String asks() {
            return identity.isAnonymous() ? "nobody" : identity.getPrincipal().getName();
        }

        @GET
        @Path("admin")
        @RolesAllowed("admin")
        public String admin() {
            return security.getUserPrincipal().getName();
        }

        @GET
        @Path("refused")
        @RolesAllowed("user")
        public String refused() {
            return "refused";
        }

        @Path("located")
        public Located located() {
            return new Located();
        }

        @Path("permitted-locator")
        @PermitAll
        public Located permittedLocator() {
            return new Located();
        }
    }

    public static class Located {
        @GET
        public String get() {
            return "located";
        }
    }

    @Path("basic")
    @BasicAuthentication
    public static class Basic {
        @GET
        public String get() {
            return "basic";
        }

        @GET
        @Path("admin")
        @RolesAllowed("admin")
        public String admin() {
            return "admin";
        }
    }

    /** Takes a worker to find out who asks. */
    @ApplicationScoped
    public static class Slow implements SecurityIdentityAugmentor {
        @Override
        public Uni<SecurityIdentity> augment(SecurityIdentity identity, AuthenticationRequestContext context) {
            return context.runBlocking(() -> identity);
        }
    }
}
