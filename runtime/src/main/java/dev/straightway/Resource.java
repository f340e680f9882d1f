package dev.straightway;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.function.Supplier;

/**
 * A resource that the application builds at run time, from handlers instead of a class.
 *
 * <pre>
 * Resource.Builder orders = Resource.builder("orders");
 * orders.addMethod("GET").produces("application/json").handledBy(exchange -&gt; store.all());
 * orders.addMethod("POST").consumes("application/json").handledBy(exchange -&gt; store.add(exchange.entity(Order.class)));
 * orders.addChildResource("{id}").addMethod("GET").handledBy(exchange -&gt; store.find(exchange.pathParam("id")));
 * Resource resource = orders.build();
 * </pre>
 *
 * An application adds it when it starts ({@link Resources}), or returns it from a sub-resource locator. Filters,
 * interceptors, exception mappers, entity providers, media types, OPTIONS and HEAD work as for a resource class. Handlers run
 * on a worker unless {@link ResourceMethod.Builder#nonBlocking()} says otherwise, with the request scope.
 * <p>
 * Immutable and thread-safe. A resource that a locator returns is compiled once, as long as the locator returns the same
 * object and the cache of {@code quarkus.straightway.locator-cache} holds it. Two resources are never equal, even if they have
 * the same methods.
 */
public final class Resource {

    private final String path;
    private final List<ResourceMethod> methods;
    private final List<Resource> children;

    private Resource(String path, List<ResourceMethod> methods, List<Resource> children) {
        this.path = path;
        this.methods = List.copyOf(methods);
        this.children = List.copyOf(children);
    }

    /** {@return a builder of a resource that a locator returns, which needs no path} */
    public static Builder builder() {
        return new Builder("");
    }

    /**
     * {@return a builder of a resource}
     *
     * @param path its template, as in {@code @Path}. It is ignored if a locator returns the resource, like the {@code @Path}
     *        of a class (§3.4.1)
     */
    public static Builder builder(String path) {
        return new Builder(path);
    }

    /** {@return the path template: below the application, or below the parent} */
    public String path() {
        return path;
    }

    /** {@return the methods of the path itself} */
    public List<ResourceMethod> methods() {
        return methods;
    }

    /** {@return the resources below the path} */
    public List<Resource> childResources() {
        return children;
    }

    /**
     * A method with the paths that lead to it.
     *
     * @param paths the paths of the children that lead to the method, outermost first; empty for a method of the resource
     *        itself
     */
    public record Route(List<String> paths, ResourceMethod method) {

        public Route {
            paths = List.copyOf(paths);
        }
    }

    /** {@return its methods and those of its children} */
    public List<Route> routes() {
        List<Route> routes = new ArrayList<>();
        collect(List.of(), routes);
        return routes;
    }

    private void collect(List<String> above, List<Route> into) {
        methods.forEach(method -> into.add(new Route(above, method)));
        for (Resource child : children) {
            List<String> paths = new ArrayList<>(above);
            paths.add(child.path);
            child.collect(paths, into);
        }
    }

    @Override
    public String toString() {
        return "Resource '" + path + "'";
    }

    /** Builds a resource. For use by one thread. */
    public static final class Builder {

        private final String path;
        private final List<ResourceMethod.Builder> methods = new ArrayList<>();
        private final List<Supplier<Resource>> children = new ArrayList<>();

        private Builder(String path) {
            this.path = Objects.requireNonNull(path, "path");
        }

        /** {@return a builder of a method of this path, which {@link ResourceMethod.Builder#handledBy} completes} */
        public ResourceMethod.Builder addMethod(String httpMethod) {
            ResourceMethod.Builder method = new ResourceMethod.Builder(this, httpMethod);
            methods.add(method);
            return method;
        }

        /**
         * {@return a builder of a resource below this one, which is built with it}
         *
         * @param relativePath its template below the path of this one
         */
        public Builder addChildResource(String relativePath) {
            Builder child = new Builder(relativePath);
            children.add(child::assemble);
            return child;
        }

        /** Adds a resource below this one. */
        public Builder addChildResource(Resource resource) {
            Objects.requireNonNull(resource, "resource");
            children.add(() -> resource);
            return this;
        }

        /**
         * {@return the resource, with all its children}
         *
         * @throws InvalidResourceException if it can't be served; it lists all reasons
         */
        public Resource build() {
            Resource built = assemble();
            List<String> problems = ResourceRules.problems(built);
            if (!problems.isEmpty()) {
                throw new InvalidResourceException(problems);
            }
            return built;
        }

        private Resource assemble() {
            return new Resource(path, methods.stream().map(ResourceMethod.Builder::build).toList(),
                    children.stream().map(Supplier::get).toList());
        }
    }
}
