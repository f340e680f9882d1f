package dev.straightway.deployment.proof.corpus.harmless;

import static java.lang.annotation.ElementType.METHOD;
import static java.lang.annotation.ElementType.TYPE;
import static java.lang.annotation.RetentionPolicy.RUNTIME;

import java.io.IOException;
import java.lang.annotation.Retention;
import java.lang.annotation.Target;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;

import jakarta.annotation.Priority;
import jakarta.inject.Inject;
import jakarta.inject.Singleton;
import jakarta.interceptor.AroundInvoke;
import jakarta.interceptor.Interceptor;
import jakarta.interceptor.InterceptorBinding;
import jakarta.interceptor.InvocationContext;
import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.NameBinding;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.container.ContainerRequestContext;
import jakarta.ws.rs.container.ContainerResponseContext;
import jakarta.ws.rs.container.ContainerResponseFilter;
import jakarta.ws.rs.core.Response;
import jakarta.ws.rs.ext.Provider;
import jakarta.ws.rs.ext.ReaderInterceptor;
import jakarta.ws.rs.ext.ReaderInterceptorContext;
import jakarta.ws.rs.ext.WriterInterceptor;
import jakarta.ws.rs.ext.WriterInterceptorContext;

import io.smallrye.common.annotation.Blocking;

/** Filters and interceptors that look at what they stand around, and change it harmlessly. */
@Path("harmless/enveloped")
@Produces("application/json")
@Consumes("application/json")
public class EnvelopedResource {

    @NameBinding
    @Retention(RUNTIME)
    public @interface Enveloped {
    }

    /** A part of an order. */
    public record Line(String article, int quantity) {
    }

    /** Parts with their number. */
    public record Lines(int count, List<Line> lines) {
    }

    @Provider
    @Enveloped
    public static class Count implements ContainerResponseFilter {
        @Override
        public void filter(ContainerRequestContext request, ContainerResponseContext response) {
            if (response.getEntity() instanceof Collection<?> all) {
                response.getHeaders().add("Count", Integer.toString(all.size()));
            }
        }
    }

    @Provider
    @Enveloped
    public static class Envelope implements WriterInterceptor {
        @Override
        public void aroundWriteTo(WriterInterceptorContext context) throws IOException {
            if (context.getEntity() instanceof Lines lines) {
                context.setEntity(new Lines(lines.lines().size(), List.copyOf(lines.lines())));
            }
            context.proceed();
        }
    }

    @Provider
    @Enveloped
    public static class Sorted implements ReaderInterceptor {
        @Override
        public Object aroundReadFrom(ReaderInterceptorContext context) throws IOException {
            Object read = context.proceed();
            if (read instanceof Lines lines) {
                return new Lines(lines.count(), new ArrayList<>(lines.lines()));
            }
            return read;
        }
    }

    @NameBinding
    @Retention(RUNTIME)
    public @interface Trimmed {
    }

    /** Changes what it has read, and returns that. */
    @Provider
    @Trimmed
    public static class Trimming implements ReaderInterceptor {
        @Override
        public Object aroundReadFrom(ReaderInterceptorContext context) throws IOException {
            Object read = context.proceed();
            if (read instanceof Collection<?> all) {
                all.removeIf(one -> one instanceof String text && text.isBlank());
            }
            return read;
        }
    }

    @InterceptorBinding
    @Retention(RUNTIME)
    @Target({ TYPE, METHOD })
    public @interface Limited {
    }

    @Limited
    @Interceptor
    @Priority(10)
    public static class Limit {
        @AroundInvoke
        Object limit(InvocationContext invocation) throws Exception {
            Object result = invocation.proceed();
            return result instanceof List<?> list ? list.subList(0, Math.min(list.size(), 10)) : result;
        }
    }

    /** Keeps lines. */
    @Singleton
    public static class Orders {
        private final List<Line> lines = new ArrayList<>();

        @Limited
        public List<Line> lines() {
            return lines;
        }

        @Limited
        public int add(Line line) {
            lines.add(line);
            return lines.size();
        }
    }

    @Inject
    Orders orders;

    @GET
    @Enveloped
    public List<Line> all() {
        return orders.lines();
    }

    @POST
    @Enveloped
    public Lines put(Lines lines) {
        lines.lines().forEach(orders::add);
        return lines;
    }

    @POST
    @Path("texts")
    @Trimmed
    public String join(List<Object> texts) {
        StringBuilder all = new StringBuilder();
        for (Object text : texts) {
            all.append(text).append(' ');
        }
        return all.toString();
    }

    /** Answers what others answer too, and isn't asked whether it blocks. */
    @GET
    @Path("all")
    @Blocking
    public List<Line> allLater() {
        return orders.lines();
    }

    /** The same. */
    @GET
    @Path("response")
    @Blocking
    public Response response() {
        return Response.ok(orders.lines()).build();
    }
}
