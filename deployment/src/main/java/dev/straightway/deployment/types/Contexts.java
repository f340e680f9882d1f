package dev.straightway.deployment.types;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

import org.jboss.jandex.Type;

import dev.straightway.runtime.invocation.ContextType;

/** The types that {@code @Context} injects. */
public final class Contexts {

    private static final Map<String, ContextType> TYPES = types(
            "jakarta.ws.rs.core.UriInfo", ContextType.URI_INFO,
            "jakarta.ws.rs.ext.Providers", ContextType.PROVIDERS,
            "jakarta.ws.rs.core.Configuration", ContextType.CONFIGURATION,
            "jakarta.ws.rs.container.ResourceContext", ContextType.RESOURCE_CONTEXT,
            "jakarta.ws.rs.sse.Sse", ContextType.SSE,
            "jakarta.ws.rs.sse.SseEventSink", ContextType.SSE_EVENT_SINK,
            "jakarta.ws.rs.core.HttpHeaders", ContextType.HTTP_HEADERS,
            "jakarta.ws.rs.core.Request", ContextType.REQUEST,
            "jakarta.ws.rs.core.SecurityContext", ContextType.SECURITY_CONTEXT,
            "jakarta.ws.rs.container.ResourceInfo", ContextType.RESOURCE_INFO,
            "org.jboss.resteasy.reactive.server.SimpleResourceInfo", ContextType.RESOURCE_INFO,
            "jakarta.ws.rs.container.ContainerRequestContext", ContextType.CONTAINER_REQUEST,
            "jakarta.ws.rs.core.Application", ContextType.APPLICATION,
            "io.vertx.ext.web.RoutingContext", ContextType.ROUTING_CONTEXT,
            "io.vertx.core.http.HttpServerRequest", ContextType.SERVER_REQUEST,
            "io.vertx.core.http.HttpServerResponse", ContextType.SERVER_RESPONSE);

    private Contexts() {
    }

    private static Map<String, ContextType> types(Object... namesAndTypes) {
        Map<String, ContextType> types = new HashMap<>();
        for (int i = 0; i < namesAndTypes.length; i += 2) {
            types.put((String) namesAndTypes[i], (ContextType) namesAndTypes[i + 1]);
        }
        return Map.copyOf(types);
    }

    /** {@return what a type stands for, or nothing if only a bean can be it} */
    public static Optional<ContextType> find(Type type) {
        return isServlet(type) ? Optional.of(ContextType.SERVLET) : Optional.ofNullable(TYPES.get(type.name().toString()));
    }

    /** {@return whether only a servlet container has objects of a type} */
    public static boolean isServlet(Type type) {
        return type.name().toString().startsWith("jakarta.servlet.");
    }

    /** {@return the simple names of all types, sorted} */
    public static List<String> typeNames() {
        return TYPES.keySet().stream().map(name -> name.substring(name.lastIndexOf('.') + 1)).sorted().toList();
    }
}
