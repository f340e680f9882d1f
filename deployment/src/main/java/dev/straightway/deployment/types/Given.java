package dev.straightway.deployment.types;

import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

import org.jboss.jandex.Type;

import dev.straightway.deployment.model.Callback.Kind;
import dev.straightway.runtime.invocation.ContextType;

/**
 * What a method around resource methods is given for a parameter.
 *
 * @param method the method of {@code Occasion} that has it
 * @param context what that is asked for; empty where it takes nothing
 */
public record Given(String method, Optional<ContextType> context) {

    private static final Given REQUEST = new Given("request", Optional.empty());
    private static final Given RESPONSE = new Given("response", Optional.empty());
    private static final Given FAILURE = new Given("failure", Optional.empty());
    private static final Given RESOURCE = new Given("resource", Optional.empty());
    private static final Map<Kind, Map<String, Given>> TYPES = types();

    private static Map<Kind, Map<String, Given>> types() {
        Map<String, Given> all = new LinkedHashMap<>();
        all.put("jakarta.ws.rs.container.ContainerRequestContext", REQUEST);
        all.put("jakarta.ws.rs.core.UriInfo", context(ContextType.URI_INFO));
        all.put("jakarta.ws.rs.container.ResourceInfo", context(ContextType.RESOURCE_INFO));
        all.put("org.jboss.resteasy.reactive.server.SimpleResourceInfo", RESOURCE);
        all.put("io.vertx.ext.web.RoutingContext", context(ContextType.ROUTING_CONTEXT));
        all.put("io.vertx.core.http.HttpServerRequest", context(ContextType.SERVER_REQUEST));
        all.put("io.vertx.core.http.HttpServerResponse", context(ContextType.SERVER_RESPONSE));
        Map<String, Given> before = new LinkedHashMap<>(all);
        before.put("jakarta.ws.rs.core.HttpHeaders", context(ContextType.HTTP_HEADERS));
        before.put("jakarta.ws.rs.core.Request", context(ContextType.REQUEST));
        Map<String, Given> after = new LinkedHashMap<>(all);
        after.put("jakarta.ws.rs.container.ContainerResponseContext", RESPONSE);
        after.put("java.lang.Throwable", FAILURE);
        Map<Kind, Map<String, Given>> types = new EnumMap<>(Kind.class);
        types.put(Kind.REQUEST_FILTER, before);
        types.put(Kind.EXCEPTION_MAPPER, before);
        types.put(Kind.RESPONSE_FILTER, after);
        return types;
    }

    private static Given context(ContextType type) {
        return new Given("context", Optional.of(type));
    }

    /** {@return what the type of a parameter stands for, or nothing if it can't be given; an exception is none of these} */
    public static Optional<Given> of(Kind kind, Type type) {
        return Optional.ofNullable(TYPES.get(kind).get(type.name().toString()));
    }

    /** {@return what a mapper is given for the exception} */
    public static Given failure() {
        return FAILURE;
    }

    /** {@return the simple names of the types that a kind of method can be given, sorted} */
    public static List<String> typeNames(Kind kind) {
        return TYPES.get(kind).keySet().stream().map(name -> name.substring(name.lastIndexOf('.') + 1)).sorted().toList();
    }
}
