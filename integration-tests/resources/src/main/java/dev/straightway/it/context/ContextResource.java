package dev.straightway.it.context;

import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.container.ResourceContext;
import jakarta.ws.rs.container.ResourceInfo;
import jakarta.ws.rs.core.Application;
import jakarta.ws.rs.core.Configuration;
import jakarta.ws.rs.core.Context;
import jakarta.ws.rs.core.HttpHeaders;
import jakarta.ws.rs.core.Request;
import jakarta.ws.rs.core.SecurityContext;
import jakarta.ws.rs.core.UriInfo;
import jakarta.ws.rs.ext.Providers;

/** Tells what is injected, in fields and as parameters (§10.2). */
@Path("context")
@Produces("text/plain")
public class ContextResource {

    @Context
    UriInfo uri;

    @Context
    SecurityContext security;

    @Context
    ResourceInfo resource;

    @Context
    Configuration configuration;

    @Context
    Application application;

    @Context
    Request request;

    @Context
    HttpHeaders fields;

    @Context
    Providers providers;

    @Context
    ResourceContext resources;

    @GET
    @Path("uri/{a}/{b}")
    public String uri(@PathParam("b") String b, @Context UriInfo parameter) {
        return String.join(" ", uri.getPath(), uri.getPathParameters().getFirst("a"), b,
                uri.getQueryParameters().get("q").toString(), parameter.getPathSegments().get(2).getPath());
    }

    @GET
    @Path("raw-query")
    public String rawQuery() {
        return uri.getQueryParameters(false).getFirst("q");
    }

    @GET
    @Path("uris")
    public String uris() {
        return String.join(" ", uri.getBaseUri().relativize(uri.getAbsolutePath()).toString(),
                uri.getRequestUri().getRawQuery(), uri.resolve(uri.getBaseUri().resolve("x")).getPath(),
                uri.getBaseUriBuilder().path(ContextResource.class).path("{n}").build("a b").getRawPath());
    }

    @GET
    @Path("fields")
    public String fields(@Context HttpHeaders parameter) {
        return String.join(" ", fields.getHeaderString("x-test"), parameter.getAcceptableMediaTypes().toString(),
                parameter.getAcceptableLanguages().toString(), fields.getCookies().get("taste").getValue(),
                String.valueOf(fields.getMediaType()), String.valueOf(fields.getLength()));
    }

    @GET
    @Path("security")
    public String security(@Context SecurityContext parameter) {
        return security.getUserPrincipal() + " " + parameter.isSecure() + " " + parameter.getAuthenticationScheme();
    }

    @GET
    @Path("role")
    public String role() {
        return "role " + security.isUserInRole("admin");
    }

    @GET
    @Path("resource")
    public String resource(@Context ResourceInfo parameter) {
        return resource.getResourceClass().getSimpleName() + " " + parameter.getResourceMethod().getName();
    }

    @GET
    @Path("configuration")
    public String configuration(@Context Configuration parameter) {
        return configuration.getRuntimeType() + " " + parameter.getProperty("none");
    }

    @GET
    @Path("application")
    public String application() {
        return "application " + (application != null);
    }

    @GET
    @Path("request")
    public String request(@Context Request parameter) {
        return request.getMethod() + " " + parameter.getMethod();
    }

    @GET
    @Path("present")
    public String present(@Context Providers parameter, @Context ResourceContext resourceContext) {
        return (providers != null) + " " + (parameter != null) + " " + (resources != null) + " "
                + resourceContext.getResource(MethodsResource.class).options().getStatus();
    }
}
