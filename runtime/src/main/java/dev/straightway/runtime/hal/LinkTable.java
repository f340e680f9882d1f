package dev.straightway.runtime.hal;

import java.lang.reflect.Method;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import jakarta.ws.rs.container.ResourceInfo;

/** The links of all entities, by class. For all threads: what is made of a class or a method is made once. */
public final class LinkTable {

    private final List<EntityLink> links;
    private final Map<String, LinkedMethod> methods;
    /** Those that need no object, by class. */
    private final Map<String, List<BoundLink>> ofTypes = new HashMap<>();
    private final Map<Class<?>, List<BoundLink>> bound = new ConcurrentHashMap<>();
    private final Map<Invoked, Optional<LinkedMethod>> found = new ConcurrentHashMap<>();

    /** The same method has other links where another resource class inherits it. */
    private record Invoked(Class<?> type, Method method) {

        String words() {
            return Stream.of(method.getParameterTypes()).map(Class::getName)
                    .collect(Collectors.joining(",", type.getName() + "#" + method.getName() + "(", ")"));
        }
    }

    /**
     * @param links those that the build found, in their order
     * @param methods those with annotations
     */
    public LinkTable(List<EntityLink> links, List<LinkedMethod> methods) {
        this.links = List.copyOf(links);
        for (EntityLink link : links) {
            if (link.properties().isEmpty()) {
                ofTypes.computeIfAbsent(link.entity(), entity -> new ArrayList<>()).add(BoundLink.of(link, Object.class));
            }
        }
        this.methods = new HashMap<>();
        for (LinkedMethod method : methods) {
            this.methods.put(method.method(), method);
        }
    }

    /** {@return what annotations say of the resource method of a request; empty where they say nothing} */
    Optional<LinkedMethod> method(ResourceInfo resource) {
        return found.computeIfAbsent(new Invoked(resource.getResourceClass(), resource.getResourceMethod()),
                invoked -> Optional.ofNullable(methods.get(invoked.words())));
    }

    /** {@return the links of a class that need no object of it} */
    List<BoundLink> ofType(String entity) {
        return ofTypes.getOrDefault(entity, List.of());
    }

    /** {@return the links of a class, or of the nearest class above it that has links, as of the proxy of an entity} */
    List<BoundLink> of(Class<?> type) {
        return bound.computeIfAbsent(type, this::bind);
    }

    private List<BoundLink> bind(Class<?> type) {
        for (Class<?> above = type; above != null; above = above.getSuperclass()) {
            String name = above.getName();
            List<BoundLink> found = new ArrayList<>();
            links.stream().filter(link -> link.entity().equals(name)).forEach(link -> found.add(BoundLink.of(link, type)));
            if (!found.isEmpty()) {
                return List.copyOf(found);
            }
        }
        return List.of();
    }
}
