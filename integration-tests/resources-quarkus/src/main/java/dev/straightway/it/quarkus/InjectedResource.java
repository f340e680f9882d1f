package dev.straightway.it.quarkus;

import java.util.stream.Collectors;
import java.util.stream.Stream;

import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.context.Dependent;
import jakarta.enterprise.context.RequestScoped;
import jakarta.ws.rs.BeanParam;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.QueryParam;
import jakarta.ws.rs.container.ContainerRequestContext;
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
import jakarta.ws.rs.sse.Sse;

import org.jboss.resteasy.reactive.server.SimpleResourceInfo;

import io.vertx.core.Vertx;
import io.vertx.core.http.HttpServerRequest;
import io.vertx.core.http.HttpServerResponse;
import io.vertx.ext.web.RoutingContext;

/** Tells what is injected beyond the contexts of the specification, in fields and as parameters. */
@Path("injected")
@Produces("text/plain")
public class InjectedResource {

    /** A bean of a request. */
    @RequestScoped
    public static class Visit {

        private int count;

        int next() {
            return ++count;
        }
    }

    /** A bean of the application. */
    @ApplicationScoped
    public static class Clock {

        String time() {
            return "noon";
        }
    }

    /** A dependent bean. */
    @Dependent
    public static class Note {

        String text() {
            return "note";
        }
    }

    /** What a bean implements. */
    public interface Greeter {

        String greet();
    }

    /** The only one. */
    @ApplicationScoped
    public static class GermanGreeter implements Greeter {

        @Override
        public String greet() {
            return "hallo";
        }
    }

    /** Parts of a request. */
    public static class Gathered {

        @Context
        ContainerRequestContext request;

        @Context
        Clock clock;

        @QueryParam("q")
        String query;
    }

    @Context
    ContainerRequestContext request;

    @Context
    SimpleResourceInfo info;

    @Context
    Clock clock;

    @Context
    Visit visit;

    @GET
    @Path("fields")
    public String fields() {
        return request.getMethod() + " " + request.getHeaderString("X-Name") + " " + info.getMethodName() + " " + clock.time()
                + " " + visit.next();
    }

    @GET
    @Path("request")
    public String request(@Context ContainerRequestContext parameter) {
        parameter.setProperty("mine", "yes");
        return parameter.getMethod() + " " + parameter.getHeaderString("X-Name") + " " + request.getProperty("mine") + " "
                + parameter.hasEntity();
    }

    @GET
    @Path("info")
    public String info(@Context SimpleResourceInfo simple, @Context ResourceInfo full, SimpleResourceInfo plain) {
        return simple.getMethodName() + " " + simple.getResourceClass().getSimpleName() + " "
                + Stream.of(simple.parameterTypes()).map(Class::getSimpleName).collect(Collectors.joining(",")) + " "
                + full.getResourceMethod().getName() + " " + plain.getMethodName();
    }

    @GET
    @Path("beans")
    public String beans(@Context Clock parameter, @Context Note note, @Context Visit one, @Context Visit two,
            @Context Greeter greeter) {
        return parameter.time() + " " + note.text() + " " + one.next() + two.next() + visit.next() + " " + greeter.greet();
    }

    @GET
    @Path("gathered")
    public String gathered(@BeanParam Gathered gathered) {
        return gathered.request.getMethod() + " " + gathered.clock.time() + " " + gathered.query;
    }

    @GET
    @Path("server")
    public String server(@Context Vertx vertx, @Context io.vertx.mutiny.core.Vertx mutiny, @Context RoutingContext routing,
            @Context HttpServerRequest server, @Context HttpServerResponse response) {
        return (vertx == routing.vertx()) + " " + (mutiny.getDelegate() == vertx) + " " + (server == routing.request()) + " "
                + response.getStatusCode();
    }

    @GET
    @Path("all")
    public String all(@Context UriInfo uri, @Context HttpHeaders headers, @Context Request conditions,
            @Context SecurityContext security, @Context Providers providers, @Context ResourceContext resources,
            @Context Configuration configuration, @Context Application application, @Context Sse sse) {
        return Stream.of(uri, headers, conditions, security, providers, resources, configuration, application, sse)
                .map(found -> found == null ? "none" : "there").distinct().collect(Collectors.joining(" "));
    }
}
