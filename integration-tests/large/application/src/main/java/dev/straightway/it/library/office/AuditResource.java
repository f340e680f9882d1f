package dev.straightway.it.library.office;

import jakarta.ws.rs.DELETE;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;

import org.jboss.resteasy.reactive.RestPath;

import io.quarkus.security.PermissionsAllowed;

@Path("/audit")
public class AuditResource {

    private final AuditLog log;

    public AuditResource(AuditLog log) {
        this.log = log;
    }

    @GET
    @Path("{entry:.+}")
    @PermissionsAllowed("audit:read")
    public boolean has(@RestPath String entry) {
        return log.entries().contains(entry);
    }

    @DELETE
    @PermissionsAllowed("audit:clear")
    public void clear() {
        log.clear();
    }
}
