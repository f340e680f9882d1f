package dev.straightway.it.filters;

import jakarta.annotation.Priority;
import jakarta.ws.rs.container.ContainerRequestContext;
import jakarta.ws.rs.container.ContainerRequestFilter;
import jakarta.ws.rs.container.ContainerResponseContext;
import jakarta.ws.rs.container.ContainerResponseFilter;
import jakarta.ws.rs.ext.Provider;

/** Filters that tell their order: requests by ascending priority, responses by descending (§6.6). */
public final class Tracers {

    private Tracers() {
    }

    abstract static class Tracer implements ContainerRequestFilter, ContainerResponseFilter {

        private final String name;

        Tracer(String name) {
            this.name = name;
        }

        @Override
        public void filter(ContainerRequestContext request) {
            String before = request.getHeaderString("X-Trace");
            request.getHeaders().putSingle("X-Trace", before == null ? name : before + name);
        }

        @Override
        public void filter(ContainerRequestContext request, ContainerResponseContext response) {
            response.getHeaders().add("X-Traced", name);
        }
    }

    @Provider
    @Traced
    @Priority(30)
    public static class Last extends Tracer {
        public Last() {
            super("c");
        }
    }

    @Provider
    @Traced
    @Priority(10)
    public static class First extends Tracer {
        public First() {
            super("a");
        }
    }

    @Provider
    @Traced
    @Priority(20)
    public static class Second extends Tracer {
        public Second() {
            super("b");
        }
    }
}
