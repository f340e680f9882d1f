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
 * @param httpMethod the HTTP method, such as {@code GET}
 * @param consumes the media types that it accepts; empty for any
 * @param produces the media types of its responses, best first; if empty, the class of the entity decides
 * @param nameBindings the annotations that bind filters and interceptors to it (§6.5.2)
 * @param nonBlocking whether it is called on the event loop instead of on a worker
 * @param handler answers its requests
 */
public record ResourceMethod(String httpMethod, List<String> consumes, List<String> produces,
        Set<Class<? extends Annotation>> nameBindings, boolean nonBlocking, ResourceHandler handler) {

    public ResourceMethod {
        consumes = List.copyOf(consumes);
        produces = List.copyOf(produces);
        nameBindings = Set.copyOf(nameBindings);
    }

    /** Builds a method. For use by one thread. A method is complete when it has a handler. */
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

        /** Adds media types of requests, such as {@code application/json}; without any, all are accepted. */
        public Builder consumes(String... mediaTypes) {
            consumes.addAll(List.of(mediaTypes));
            return this;
        }

        /** Adds media types of requests. */
        public Builder consumes(MediaType... mediaTypes) {
            Stream.of(mediaTypes).map(MediaType::toString).forEach(consumes::add);
            return this;
        }

        /** Adds media types of responses, such as {@code text/plain}. */
        public Builder produces(String... mediaTypes) {
            produces.addAll(List.of(mediaTypes));
            return this;
        }

        /** Adds media types of responses. */
        public Builder produces(MediaType... mediaTypes) {
            Stream.of(mediaTypes).map(MediaType::toString).forEach(produces::add);
            return this;
        }

        /** Binds filters and interceptors by annotations that are {@code @NameBinding}. */
        @SafeVarargs
        @SuppressWarnings("varargs") // they are only read
        public final Builder nameBindings(Class<? extends Annotation>... annotations) {
            bindings.addAll(List.of(annotations));
            return this;
        }

        /**
         * Calls the handler on the event loop, which it must not block, instead of on a worker. The build doesn't see the
         * handler, so it can't prove that.
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
