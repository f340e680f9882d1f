package dev.straightway.deployment.proof.corpus.blocking;

import static java.lang.annotation.ElementType.METHOD;
import static java.lang.annotation.ElementType.TYPE;
import static java.lang.annotation.RetentionPolicy.RUNTIME;

import java.io.IOException;
import java.lang.annotation.Retention;
import java.lang.annotation.Target;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;

import jakarta.annotation.Priority;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Inject;
import jakarta.interceptor.AroundInvoke;
import jakarta.interceptor.Interceptor;
import jakarta.interceptor.InterceptorBinding;
import jakarta.interceptor.InvocationContext;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.NameBinding;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.container.ContainerRequestContext;
import jakarta.ws.rs.container.ContainerRequestFilter;
import jakarta.ws.rs.container.ContainerResponseContext;
import jakarta.ws.rs.container.ContainerResponseFilter;
import jakarta.ws.rs.core.Context;
import jakarta.ws.rs.core.Response;
import jakarta.ws.rs.core.UriInfo;
import jakarta.ws.rs.ext.Provider;
import jakarta.ws.rs.ext.WriterInterceptor;
import jakarta.ws.rs.ext.WriterInterceptorContext;

import org.jboss.logging.MDC;

import dev.straightway.deployment.proof.corpus.Blocks;

/** Blocks in what some code leaves aside for other code: at a request, at a call, at a thread, in the fields of an answer. */
@Path("blocking/aside")
public class AsideResource {

    /** Is asked for its text and compared. */
    public static class Left implements Comparable<Object> {
        @Override
        public String toString() {
            return Slow.sleep();
        }

        @Override
        public int compareTo(Object other) {
            return Slow.file().length();
        }
    }

    @InterceptorBinding
    @Retention(RUNTIME)
    @Target({ TYPE, METHOD })
    public @interface Told {
    }

    @Told
    @Interceptor
    @Priority(10)
    public static class Tells {
        @AroundInvoke
        Object tell(InvocationContext invocation) throws Exception {
            String called = "calls " + invocation.getTarget();
            return called.isEmpty() ? null : invocation.proceed();
        }
    }

    @ApplicationScoped
    public static class Written {
        @Told
        public String text() {
            return "told";
        }

        @Override
        public String toString() {
            return Slow.row();
        }
    }

    @Inject
    Written written;

    @GET
    @Path("target")
    @Blocks("query in the text of a bean, which its interceptor asks for")
    public String target() {
        return written.text();
    }

    @InterceptorBinding
    @Retention(RUNTIME)
    @Target({ TYPE, METHOD })
    public @interface Noted {
    }

    @Noted
    @Interceptor
    @Priority(10)
    public static class Notes {
        @AroundInvoke
        Object note(InvocationContext invocation) throws Exception {
            invocation.getContextData().put("note", new Left());
            return invocation.proceed();
        }
    }

    @Noted
    @Interceptor
    @Priority(20)
    public static class Reads {
        @AroundInvoke
        Object read(InvocationContext invocation) throws Exception {
            return invocation.getContextData().get("note").toString() + invocation.proceed();
        }
    }

    @ApplicationScoped
    public static class Read {
        @Noted
        public String text() {
            return "read";
        }
    }

    @Inject
    Read read;

    @GET
    @Path("data")
    @Blocks("sleep in the text of what another interceptor has put into the data of the call")
    public String data() {
        return read.text();
    }

    @NameBinding
    @Retention(RUNTIME)
    public @interface Marked {
    }

    @Provider
    @Marked
    public static class Marks implements ContainerRequestFilter {
        @Override
        public void filter(ContainerRequestContext request) {
            request.setProperty("mark", new Left());
        }
    }

    @Provider
    @Marked
    public static class Compares implements WriterInterceptor {
        @Override
        @SuppressWarnings("unchecked")
        public void aroundWriteTo(WriterInterceptorContext context) throws IOException {
            if (context.getProperty("mark") instanceof Comparable<?> mark) {
                ((Comparable<Object>) mark).compareTo("mark");
            }
            context.proceed();
        }
    }

    @GET
    @Path("property")
    @Marked
    @Blocks("file as an interceptor of writers compares what a filter has left at the request")
    public String property() {
        return "marked";
    }

    @GET
    @Path("resource")
    @Blocks("name look-up in the text of the resource, which the request knows")
    public String resource(@Context UriInfo uri) {
        return "" + uri.getMatchedResources().get(0);
    }

    @GET
    @Path("resources")
    @Blocks("sleep in the hash of the resource, which the request knows")
    public int resources(@Context UriInfo uri) {
        return new HashSet<>(uri.getMatchedResources()).size();
    }

    @Override
    public String toString() {
        return Slow.host();
    }

    @Override
    public boolean equals(Object other) {
        return other == this;
    }

    @Override
    public int hashCode() {
        return Slow.sleep().length();
    }

    @GET
    @Path("logged")
    @Blocks("sleep in the text of what goes with lines of the log")
    public String logged() {
        MDC.put("left", new Left());
        return left();
    }

    @GET
    @Path("logged-later")
    @Blocks("sleep in the text of what goes with lines of the log, if their format tells it")
    public String loggedLater() {
        MDC.put("later", new Left());
        return "later";
    }

    private static String left() {
        Object left = MDC.get("left");
        return left.toString();
    }

    @NameBinding
    @Retention(RUNTIME)
    public @interface Headed {
    }

    @Provider
    @Headed
    public static class Heads implements ContainerResponseFilter {
        @Override
        public void filter(ContainerRequestContext request, ContainerResponseContext response) {
            Map<String, List<Object>> fields = response.getHeaders();
            fields.put("X-Left", List.of(new Left()));
        }
    }

    @GET
    @Path("field")
    @Headed
    @Blocks("sleep in the text of a field of the head, which a filter puts there as into any map")
    public String field() {
        return "headed";
    }

    @GET
    @Path("fields")
    @Blocks("sleep in the text of a field of the head, which is put into the list of an answer")
    public Response fields() {
        Response response = Response.ok("headed").build();
        Map<String, List<Object>> fields = response.getHeaders();
        fields.put("X-Left", new ArrayList<>(List.of(new Left())));
        return response;
    }
}
