package dev.straightway.it.library.office;

import java.util.TreeSet;

import jakarta.inject.Inject;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.core.Context;
import jakarta.ws.rs.core.SecurityContext;

import io.quarkus.security.Authenticated;
import io.quarkus.security.identity.SecurityIdentity;

@Path("/me")
public class ProfileResource {

    /** Who asks. */
    public record Profile(String name, TreeSet<String> roles) {
    }

    @Inject
    SecurityIdentity identity;

    @GET
    @Authenticated
    public Profile profile() {
        return new Profile(identity.getPrincipal().getName(), new TreeSet<>(identity.getRoles()));
    }

    @GET
    @Path("scheme")
    public String scheme(@Context SecurityContext security) {
        return security.getUserPrincipal() == null ? "nobody"
                : security.getUserPrincipal().getName() + " "
                        + security.isUserInRole("admin");
    }

    @GET
    @Path("anonymous")
    public boolean anonymous() {
        return identity.isAnonymous();
    }
}
