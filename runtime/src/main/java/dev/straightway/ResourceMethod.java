package dev.straightway;

import java.lang.annotation.Annotation;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

import jakarta.ws.rs.core.MediaType;

/**
 * A method of a {@link Resource}. Immutable.
 *
 * @param httpMethod the HTTP method, as {@code GET}
 * @param consumes the media types that it takes; empty for any
 * @param produces the media types that it answers with, best first; empty for what the class of the entity asks for
 * @param nameBindings what binds filters and interceptors to it (§6.5.2)
 * @param nonBlocking whether it is called on the event loop; else on a worker
 * @param handler answers its requests
 */
public record ResourceMethod(String httpMethod, List<String> consumes, List<String> produces,
        Set<Class<? extends Annotation>> nameBindings, boolean nonBlocking, ResourceHandler handler) {

    public ResourceMethod {
        consumes = List.copyOf(consumes);
        produces = List.copyOf(produces);
        nameBindings = Set.copyOf(nameBindings);
    }

    /** Collects what a method is; for one thread. It is complete when it has a handler. */
    public static final class Builder {

        private final Resource.Builder resource;
        private final String httpMethod;
        private final List<String> consumes = new ArrayList<>();
        private final List<String> produces = new ArrayList<>();
        private final Set<Class<? extends Annotation>> bindings = new LinkedHashSet<>();
        private boolean nonBlocking;
        private ResourceHandler handler;

        Builder(Resource.Builder resource, String httpMethod) {
            this.resource = resource;
            this.httpMethod = httpMethod;
        }

        /** Adds media types of requests, as {@code application/json}; without any it takes all. */
        public Builder consumes(String... mediaTypes) {
            consumes.addAll(List.of(mediaTypes));
            return this;
        }

        /** Adds media types of requests. */
        public Builder consumes(MediaType... mediaTypes) {
            Stream.of(mediaTypes).map(MediaType::toString).forEach(consumes::add);
            return this;
        }

        /** Adds media types of answers, as {@code text/plain}. */
        public Builder produces(String... mediaTypes) {
            produces.addAll(List.of(mediaTypes));
            return this;
        }

        /** Adds media types of answers. */
        public Builder produces(MediaType... mediaTypes) {
            Stream.of(mediaTypes).map(MediaType::toString).forEach(produces::add);
            return this;
        }

        /** Binds filters and interceptors by annotations that are {@code @NameBinding}. */
        @SafeVarargs
        public final Builder nameBindings(Class<? extends Annotation>... annotations) {
            bindings.addAll(List.of(annotations));
            return this;
        }

        /**
         * Has the handler called on the event loop, which it must not block; without this it is called on a worker. Nothing
         * of it is proven, since the build doesn't see it.
         */
        public Builder nonBlocking() {
            nonBlocking = true;
            return this;
        }

        /**
         * Completes the method.
         *
         * @return the builder of the resource, for more methods
         */
        public Resource.Builder handledBy(ResourceHandler answering) {
            handler = answering;
            return resource;
        }

        ResourceMethod build() {
            return new ResourceMethod(httpMethod, consumes, produces, bindings, nonBlocking, handler);
        }
    }
}
