package dev.straightway.deployment.quarkus.unannotated;

import jakarta.annotation.security.PermitAll;
import jakarta.annotation.security.RolesAllowed;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Inject;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;

/** Resources of an application in which what no annotation secures is denied. */
public final class Unannotated {

    private Unannotated() {
    }

    @Path("plain")
    public static class Plain {
        @GET
        public String get() {
            return "plain";
        }

        @Path("located")
        public Located located() {
            return new Located();
        }
    }

    public static class Located {
        @GET
        public String get() {
            return "located";
        }

        @GET
        @Path("permitted")
        @PermitAll
        public String permitted() {
            return "permitted";
        }
    }

    @Path("partly")
    public static class Partly {
        @Inject
        Vault vault;

        @GET
        public String get() {
            return "partly";
        }

        @GET
        @Path("permitted")
        @PermitAll
        public String permitted() {
            return "permitted";
        }

        @GET
        @Path("admin")
        @RolesAllowed("admin")
        public String admin() {
            return "admin";
        }

        @GET
        @Path("vault")
        @PermitAll
        public String vault() {
            return vault.look();
        }

        @Path("located")
        @PermitAll
        public Located located() {
            return new Located();
        }
    }

    @ApplicationScoped
    public static class Vault {
        public String look() {
            return "gold";
        }

        @RolesAllowed("admin")
        public String open() {
            return "gold";
        }
    }
}
