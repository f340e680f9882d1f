package dev.straightway.runtime.http.context;

import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.context.RequestScoped;
import jakarta.enterprise.inject.Produces;
import jakarta.inject.Inject;
import jakarta.inject.Singleton;
import jakarta.ws.rs.container.ContainerRequestContext;
import jakarta.ws.rs.container.ResourceContext;
import jakarta.ws.rs.container.ResourceInfo;
import jakarta.ws.rs.core.Application;
import jakarta.ws.rs.core.Configuration;
import jakarta.ws.rs.core.HttpHeaders;
import jakarta.ws.rs.core.Request;
import jakarta.ws.rs.core.SecurityContext;
import jakarta.ws.rs.core.UriInfo;
import jakarta.ws.rs.ext.Providers;
import jakarta.ws.rs.sse.Sse;

import org.jboss.resteasy.reactive.server.SimpleResourceInfo;

import dev.straightway.runtime.http.exchange.ContextObjects;
import dev.straightway.runtime.http.exchange.VertxExchange;
import dev.straightway.runtime.invocation.ContextType;
import dev.straightway.runtime.sse.ServerSse;
import io.quarkus.arc.DefaultBean;
import io.quarkus.vertx.http.runtime.CurrentVertxRequest;

/**
 * Makes context objects injectable everywhere: into fields of resources with {@code @Context}, into beans with {@code @Inject}.
 */
@Singleton
public class ContextProducers {

    private final CurrentVertxRequest current;
    private final Running running;

    @Inject
    ContextProducers(CurrentVertxRequest current, Running running) {
        this.current = current;
        this.running = running;
    }

    @Produces
    @RequestScoped
    UriInfo uriInfo() {
        return contexts().uriInfo();
    }

    @Produces
    @RequestScoped
    HttpHeaders headers() {
        return contexts().headers();
    }

    @Produces
    @RequestScoped
    Request request() {
        return contexts().request();
    }

    @Produces
    @RequestScoped
    SecurityContext security() {
        return contexts().security();
    }

    @Produces
    @RequestScoped
    ResourceInfo resource() {
        return contexts().resource();
    }

    @Produces
    @RequestScoped
    SimpleResourceInfo simpleResource() {
        return (SimpleResourceInfo) contexts().resource();
    }

    @Produces
    @RequestScoped
    ContainerRequestContext containerRequest() {
        return (ContainerRequestContext) contexts().get(ContextType.CONTAINER_REQUEST);
    }

    @Produces
    @RequestScoped
    ResourceContext resources() {
        return (ResourceContext) contexts().get(ContextType.RESOURCE_CONTEXT);
    }

    @Produces
    @Singleton
    Sse sse() {
        return new ServerSse();
    }

    @Produces
    @ApplicationScoped
    Providers providers() {
        return running.registry();
    }

    @Produces
    @ApplicationScoped
    Configuration configuration() {
        return running.configuration();
    }

    /** An Application that is a bean itself takes its place. */
    @Produces
    @Singleton
    @DefaultBean
    Application application() {
        return running.application();
    }

    private ContextObjects contexts() {
        if (current.getOtherHttpContextObject() instanceof VertxExchange exchange) {
            return exchange.contexts();
        }
        throw new IllegalStateException("No request of a Jakarta REST resource is being served here");
    }
}
