package dev.straightway.it.library.web;

import jakarta.inject.Inject;
import jakarta.ws.rs.container.ContainerRequestContext;
import jakarta.ws.rs.container.ContainerRequestFilter;
import jakarta.ws.rs.container.ContainerResponseContext;
import jakarta.ws.rs.container.ContainerResponseFilter;
import jakarta.ws.rs.ext.Provider;

import dev.straightway.it.library.office.AuditLog;

@Audited
@Provider
public class AuditFilter implements ContainerRequestFilter, ContainerResponseFilter {

    @Inject
    AuditLog log;

    @Override
    public void filter(ContainerRequestContext request) {
        log.note(request.getMethod() + " /" + request.getUriInfo().getPath().replaceFirst("^/", ""));
    }

    @Override
    public void filter(ContainerRequestContext request, ContainerResponseContext response) {
        response.getHeaders().putSingle("X-Audited", "yes");
    }
}
