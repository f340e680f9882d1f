package dev.straightway.deployment.quarkus.mapped;

import jakarta.annotation.security.RolesAllowed;
import jakarta.inject.Inject;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.container.ContainerRequestContext;
import jakarta.ws.rs.container.ContainerRequestFilter;
import jakarta.ws.rs.container.ContainerResponseContext;
import jakarta.ws.rs.container.ContainerResponseFilter;
import jakarta.ws.rs.core.Context;
import jakarta.ws.rs.core.Response;
import jakarta.ws.rs.core.UriInfo;
import jakarta.ws.rs.ext.ExceptionMapper;
import jakarta.ws.rs.ext.Provider;

import io.quarkus.security.AuthenticationFailedException;
import io.quarkus.security.ForbiddenException;

/** An application that sees what Quarkus Security refuses. */
public final class Mapped {

    private Mapped() {
    }

    @Path("mapped")
    public static class Resource {
        @GET
        public String get() {
            return "open";
        }

        @GET
        @Path("admin")
        @RolesAllowed("admin")
        public String admin() {
            return "admin";
        }

        /** The mapper of what refuses this asks it, too. */
        @GET
        @Path("asked")
        @RolesAllowed("admin")
        public String asked() {
            return "asked";
        }

        @GET
        @Path("policy")
        public String policy() {
            return "policy";
        }

        @POST
        @Path("entity")
        @RolesAllowed("admin")
        public String post(String entity) {
            return entity;
        }
    }

    @Provider
    public static class OfForbidden implements ExceptionMapper<ForbiddenException> {
        @Context
        UriInfo uri;
        @Inject
        Resource resource;

        @Override
        public Response toResponse(ForbiddenException refusal) {
            return Response.status(418).entity(uri.getPath().endsWith("asked") ? asked() : "forbidden").build();
        }

        private String asked() {
            try {
                return resource.asked();
            } catch (ForbiddenException again) {
                return "forbidden again";
            }
        }
    }

    @Provider
    public static class OfFailedAuthentication implements ExceptionMapper<AuthenticationFailedException> {
        @Override
        public Response toResponse(AuthenticationFailedException refusal) {
            return Response.status(419).entity("failed").build();
        }
    }

    /** Isn't asked about what Quarkus REST maps itself. */
    @Provider
    public static class OfAnything implements ExceptionMapper<RuntimeException> {
        @Override
        public Response toResponse(RuntimeException failure) {
            return Response.status(500).entity("anything").build();
        }
    }

    /** Isn't asked before a check. */
    @Provider
    public static class Asking implements ContainerRequestFilter {
        @Override
        public void filter(ContainerRequestContext request) {
            request.setProperty("asked", "asked");
        }
    }

    @Provider
    public static class Seeing implements ContainerResponseFilter {
        @Override
        public void filter(ContainerRequestContext request, ContainerResponseContext response) {
            response.getHeaders().add("seen", "filter" + (request.getProperty("asked") == null ? "" : " asked"));
        }
    }
}
