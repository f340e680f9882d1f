package dev.straightway.it.quarkus;

import java.util.Optional;

import jakarta.ws.rs.DefaultValue;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.QueryParam;
import jakarta.ws.rs.container.ResourceContext;
import jakarta.ws.rs.container.ResourceInfo;
import jakarta.ws.rs.core.Configuration;
import jakarta.ws.rs.core.HttpHeaders;
import jakarta.ws.rs.core.Request;
import jakarta.ws.rs.core.SecurityContext;
import jakarta.ws.rs.core.UriInfo;
import jakarta.ws.rs.ext.Providers;

import org.jboss.resteasy.reactive.RestHeader;
import org.jboss.resteasy.reactive.RestQuery;

import io.vertx.core.http.HttpServerRequest;
import io.vertx.core.http.HttpServerResponse;
import io.vertx.ext.web.RoutingContext;

/** Parameters that say nothing: variables of the path, contexts, objects with annotated fields, and the entity. */
@Path("unannotated/{id}")
@Produces("text/plain")
public class UnannotatedResource {

    /** Taken as if by {@code @BeanParam}. */
    public static class Page {

        @RestQuery
        int page;

        @QueryParam("size")
        @DefaultValue("10")
        int size;

        @RestHeader
        String xMark;

        @Override
        public String toString() {
            return page + " " + size + " " + xMark;
        }
    }

    /** The same as a record. */
    public record Cursor(@RestQuery String after, @RestQuery Optional<Integer> limit) {
    }

    /** What a locator returns. */
    public static class Located {

        private final String name;

        Located(String name) {
            this.name = name;
        }

        @GET
        @Path("{part}")
        public String get(String part, Page page) {
            return name + " " + part + " " + page;
        }
    }

    @GET
    @Path("page")
    public String page(long id, Page page) {
        return id + " " + page;
    }

    @GET
    @Path("cursor")
    public String cursor(String id, Cursor cursor) {
        return id + " " + cursor.after() + " " + cursor.limit().isPresent();
    }

    @POST
    @Path("entity")
    public String entity(String id, Page page, String body) {
        return id + " " + page + " " + body;
    }

    @GET
    @Path("standard")
    public String standard(UriInfo uri, HttpHeaders headers, Request request, SecurityContext security, ResourceInfo resource) {
        return uri.getPathParameters().getFirst("id") + " " + headers.getHeaderString("X-Mark") + " " + request.getMethod()
                + " "
                + security.getUserPrincipal() + " " + resource.getResourceMethod().getName();
    }

    @GET
    @Path("underneath")
    public String underneath(RoutingContext routing, HttpServerRequest request, HttpServerResponse response) {
        response.putHeader("X-Underneath", "yes");
        return (routing.request().getHeader("X-Mark") + " " + request.getHeader("X-Mark"));
    }

    @GET
    @Path("surroundings")
    public String surroundings(Providers providers, Configuration configuration, ResourceContext resources) {
        return (providers != null) + " " + configuration.getRuntimeType() + " " + (resources != null);
    }

    @Path("located/{name}")
    public Located located(String name) {
        return new Located(name);
    }
}
