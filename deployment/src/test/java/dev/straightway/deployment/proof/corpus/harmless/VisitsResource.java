package dev.straightway.deployment.proof.corpus.harmless;

import static java.lang.annotation.ElementType.METHOD;
import static java.lang.annotation.ElementType.TYPE;
import static java.lang.annotation.RetentionPolicy.RUNTIME;

import java.lang.annotation.Retention;
import java.lang.annotation.Target;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.LongAdder;

import jakarta.annotation.PostConstruct;
import jakarta.annotation.Priority;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.context.RequestScoped;
import jakarta.inject.Inject;
import jakarta.interceptor.AroundInvoke;
import jakarta.interceptor.Interceptor;
import jakarta.interceptor.InterceptorBinding;
import jakarta.interceptor.InvocationContext;
import jakarta.ws.rs.BeanParam;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.NameBinding;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.QueryParam;
import jakarta.ws.rs.container.ContainerRequestContext;
import jakarta.ws.rs.container.ContainerRequestFilter;
import jakarta.ws.rs.container.ContainerResponseContext;
import jakarta.ws.rs.container.ContainerResponseFilter;
import jakarta.ws.rs.core.Response;
import jakarta.ws.rs.ext.ExceptionMapper;
import jakarta.ws.rs.ext.Provider;

/** What runs around a method and does not block: interceptors, filters, converted parameters, mapped exceptions. */
@Path("harmless/visits")
public class VisitsResource {

    @InterceptorBinding
    @Retention(RUNTIME)
    @Target({ TYPE, METHOD })
    public @interface Measured {
    }

    @ApplicationScoped
    public static class Measures {
        private final Map<String, LongAdder> times = new ConcurrentHashMap<>();

        public void add(String name, long nanoseconds) {
            times.computeIfAbsent(name, key -> new LongAdder()).add(nanoseconds);
        }
    }

    @Measured
    @Interceptor
    @Priority(20)
    public static class Measuring {
        @Inject
        Measures measures;

        @AroundInvoke
        Object measure(InvocationContext invocation) throws Exception {
            long start = System.nanoTime();
            try {
                return invocation.proceed();
            } finally {
                measures.add("visits", System.nanoTime() - start);
            }
        }
    }

    @ApplicationScoped
    public static class Counter {
        private final AtomicInteger count = new AtomicInteger();

        @Measured
        public int next() {
            return count.incrementAndGet();
        }
    }

    @NameBinding
    @Retention(RUNTIME)
    public @interface Tagged {
    }

    @Provider
    @Tagged
    public static class TagFilter implements ContainerRequestFilter, ContainerResponseFilter {
        @Override
        public void filter(ContainerRequestContext request) {
            var tag = request.getHeaderString("X-Tag");
            request.setProperty("tag", tag == null ? "none" : tag.trim());
        }

        @Override
        public void filter(ContainerRequestContext request, ContainerResponseContext response) {
            response.getHeaders().putSingle("X-Tag", "seen");
        }
    }

    public record VisitorId(int number) {
        public static VisitorId valueOf(String text) {
            return new VisitorId(Integer.parseInt(text.substring(1)));
        }
    }

    public static class Paging {
        @QueryParam("page")
        int page;
        private String order = "name";

        @QueryParam("order")
        public void setOrder(String order) {
            this.order = order == null ? "name" : order;
        }
    }

    public static class UnknownVisitor extends RuntimeException {
        private static final long serialVersionUID = 1L;

        public UnknownVisitor(VisitorId id) {
            super("no visitor " + id);
        }
    }

    @Provider
    public static class UnknownVisitorMapper implements ExceptionMapper<UnknownVisitor> {
        @Override
        public Response toResponse(UnknownVisitor unknown) {
            return Response.status(404).entity(unknown.getMessage()).build();
        }
    }

    @RequestScoped
    public static class Visit {
        private long start;

        @PostConstruct
        void start() {
            start = System.nanoTime();
        }

        public long age() {
            return System.nanoTime() - start;
        }
    }

    @Inject
    Counter counter;
    @Inject
    Visit visit;

    @GET
    @Path("next")
    public int next() {
        return counter.next();
    }

    @GET
    @Path("tagged")
    @Tagged
    public String tagged() {
        return "tagged";
    }

    @GET
    @Path("by/{id}")
    public int byId(@PathParam("id") VisitorId id) {
        return id.number();
    }

    @GET
    @Path("paged")
    public String paged(@BeanParam Paging paging) {
        return paging.page + " by " + paging.order;
    }

    @GET
    @Path("known/{id}")
    public String known(@PathParam("id") VisitorId id) throws UnknownVisitor {
        if (id.number() > 10) {
            throw new UnknownVisitor(id);
        }
        return "visitor " + id.number();
    }

    @GET
    @Path("age")
    public long age() {
        return visit.age();
    }
}
