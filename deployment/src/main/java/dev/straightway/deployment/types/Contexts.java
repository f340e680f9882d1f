package dev.straightway.deployment.types;

import java.util.List;
import java.util.Map;
import java.util.Optional;

import org.jboss.jandex.Type;

import dev.straightway.runtime.invocation.ContextType;

/** The types that {@code @Context} injects. */
public final class Contexts {

    private static final Map<String, ContextType> TYPES = Map.of(
            "jakarta.ws.rs.core.UriInfo", ContextType.URI_INFO,
            "jakarta.ws.rs.core.HttpHeaders", ContextType.HTTP_HEADERS,
            "jakarta.ws.rs.core.Request", ContextType.REQUEST,
            "jakarta.ws.rs.core.SecurityContext", ContextType.SECURITY_CONTEXT,
            "jakarta.ws.rs.container.ResourceInfo", ContextType.RESOURCE_INFO,
            "jakarta.ws.rs.core.Application", ContextType.APPLICATION,
            "io.vertx.ext.web.RoutingContext", ContextType.ROUTING_CONTEXT,
            "io.vertx.core.http.HttpServerRequest", ContextType.SERVER_REQUEST,
            "io.vertx.core.http.HttpServerResponse", ContextType.SERVER_RESPONSE);

    private Contexts() {
    }

    /** {@return what a type stands for, or nothing if it can't be injected} */
    public static Optional<ContextType> find(Type type) {
        return Optional.ofNullable(TYPES.get(type.name().toString()));
    }

    /** {@return the simple names of all types, sorted} */
    public static List<String> typeNames() {
        return TYPES.keySet().stream().map(name -> name.substring(name.lastIndexOf('.') + 1)).sorted().toList();
    }
}
