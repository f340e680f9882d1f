package dev.straightway.deployment.proof.corpus.harmless;

import java.security.Principal;

import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.core.Context;
import jakarta.ws.rs.core.SecurityContext;

/** Asks who the user is. */
@Path("harmless/users")
public class UsersResource {

    @GET
    @Path("name")
    public String name(@Context SecurityContext security) {
        Principal user = security.getUserPrincipal();
        return user == null ? "nobody" : user.getName();
    }

    @GET
    @Path("role")
    public boolean role(@Context SecurityContext security) {
        return security.isUserInRole("clerk") || security.isSecure();
    }
}
