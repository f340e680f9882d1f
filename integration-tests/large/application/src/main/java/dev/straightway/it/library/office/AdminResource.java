package dev.straightway.it.library.office;

import jakarta.annotation.security.DenyAll;
import jakarta.annotation.security.PermitAll;
import jakarta.annotation.security.RolesAllowed;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;

@Path("/admin")
@RolesAllowed("admin")
public class AdminResource {

    @GET
    public String open() {
        return "keys";
    }

    @GET
    @Path("help")
    @PermitAll
    public String help() {
        return "ask alice";
    }

    @GET
    @Path("safe")
    @DenyAll
    public String safe() {
        return "gold";
    }

    @POST
    @Path("note")
    public String note(String text) {
        return text.strip();
    }

    @GET
    @Path("desk")
    @RolesAllowed("**")
    public String desk() {
        return "desk";
    }
}
