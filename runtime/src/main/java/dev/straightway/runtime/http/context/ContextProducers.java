package dev.straightway.runtime.http.context;

import jakarta.enterprise.context.RequestScoped;
import jakarta.enterprise.inject.Produces;
import jakarta.inject.Inject;
import jakarta.inject.Singleton;
import jakarta.ws.rs.container.ResourceInfo;
import jakarta.ws.rs.core.HttpHeaders;
import jakarta.ws.rs.core.Request;
import jakarta.ws.rs.core.SecurityContext;
import jakarta.ws.rs.core.UriInfo;

import dev.straightway.runtime.http.VertxExchange;
import io.quarkus.vertx.http.runtime.CurrentVertxRequest;

/**
 * Makes context objects injectable everywhere: into fields of resources with {@code @Context}, into beans with {@code @Inject}.
 */
@Singleton
public class ContextProducers {

    private final CurrentVertxRequest current;

    @Inject
    ContextProducers(CurrentVertxRequest current) {
        this.current = current;
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

    private Contexts contexts() {
        if (current.getOtherHttpContextObject() instanceof VertxExchange exchange) {
            return exchange.contexts();
        }
        throw new IllegalStateException("No request of a Jakarta REST resource is being served here");
    }
}
