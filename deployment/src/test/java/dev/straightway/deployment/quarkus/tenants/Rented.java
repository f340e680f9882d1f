package dev.straightway.deployment.quarkus.tenants;

import jakarta.inject.Inject;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;

import io.quarkus.security.Authenticated;
import io.quarkus.security.identity.SecurityIdentity;

/** Resources whose users are known by one of two tenants; {@code tenants.csv} has what Quarkus REST answers. */
public final class Rented {

    private Rented() {
    }

    @Path("methods")
    public static class Methods {
        @Inject
        SecurityIdentity identity;

        @GET
        @Path("main")
        @Authenticated
        public String main() {
            return identity.getPrincipal().getName();
        }

        @GET
        @Path("second")
        @OfTenant("second")
        @Authenticated
        public String second() {
            return identity.getPrincipal().getName();
        }

        @GET
        @Path("asks")
        @OfTenant("second")
        public String asks() {
            return identity.isAnonymous() ? "nobody" : identity.getPrincipal().getName();
        }

        @GET
        @Path("context")
        @OfContext("silver")
        public String context() {
            return identity.getPrincipal().getName();
        }

        @Path("located")
        public Located located() {
            return new Located();
        }
    }

    @Path("class")
    @OfTenant("second")
    @Authenticated
    public static class OnClass {
        @Inject
        SecurityIdentity identity;

        @GET
        public String get() {
            return identity.getPrincipal().getName();
        }
    }

    public static class Located {
        @GET
        @OfTenant("second")
        @Authenticated
        public String get() {
            return "located";
        }
    }
}
