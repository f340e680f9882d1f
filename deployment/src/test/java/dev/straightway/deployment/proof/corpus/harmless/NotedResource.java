package dev.straightway.deployment.proof.corpus.harmless;

import static java.lang.annotation.ElementType.METHOD;
import static java.lang.annotation.ElementType.TYPE;
import static java.lang.annotation.RetentionPolicy.RUNTIME;

import java.io.IOException;
import java.lang.annotation.Retention;
import java.lang.annotation.Target;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.SimpleTimeZone;
import java.util.TimeZone;

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
import jakarta.ws.rs.core.UriInfo;
import jakarta.ws.rs.ext.Provider;
import jakarta.ws.rs.ext.WriterInterceptor;
import jakarta.ws.rs.ext.WriterInterceptorContext;

import org.jboss.logging.MDC;

/** Leaves something aside for other code, which does nothing that waits with it. */
@Path("harmless/noted")
public class NotedResource {

    /** Is asked for its text. */
    public record Note(String text) {
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
            invocation.getContextData().put("note", new Note("calls " + invocation.getTarget()));
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
    public static class Answers {
        @Noted
        public String text() {
            return "noted";
        }

        @Override
        public String toString() {
            return "answers";
        }
    }

    @Inject
    Answers answers;

    @GET
    @Path("call")
    public String call() {
        return answers.text();
    }

    @NameBinding
    @Retention(RUNTIME)
    public @interface Marked {
    }

    @Provider
    @Marked
    public static class Marks implements ContainerRequestFilter, ContainerResponseFilter {
        @Override
        public void filter(ContainerRequestContext request) {
            request.setProperty("mark", new Note(request.getMethod()));
        }

        @Override
        public void filter(ContainerRequestContext request, ContainerResponseContext response) {
            Map<String, List<Object>> fields = response.getHeaders();
            fields.computeIfAbsent("X-Mark", name -> new ArrayList<>()).add(request.getProperty("mark").toString());
        }
    }

    @Provider
    @Marked
    public static class Tells implements WriterInterceptor {
        @Override
        public void aroundWriteTo(WriterInterceptorContext context) throws IOException {
            if (context.getProperty("mark") instanceof Note note && !note.text().isEmpty()) {
                context.getHeaders().add("X-Note", note.text());
            }
            context.proceed();
        }
    }

    @GET
    @Path("property")
    @Marked
    public String property() {
        return "marked";
    }

    @GET
    @Path("resource")
    public String resource(@Context UriInfo uri) {
        return uri.getMatchedResources().get(0).toString();
    }

    @Override
    public String toString() {
        return "noted";
    }

    @GET
    @Path("logged")
    public String logged() {
        MDC.put("note", new Note("logged"));
        String text = MDC.get("note").toString();
        MDC.remove("note");
        return text;
    }

    /** Is where the sun doesn't move. */
    public static class Still extends SimpleTimeZone {
        private static final long serialVersionUID = 1;

        public Still() {
            super(0, "Still");
        }

        @Override
        public boolean useDaylightTime() {
            return false;
        }
    }

    @GET
    @Path("zone")
    public String zone() {
        return new Still().getDisplayName() + TimeZone.getDefault().getRawOffset() + LocalDate.now().getYear();
    }

    /** Is first used where somebody asks for all of it. */
    public enum Mark {
        ONE,
        OTHER;

        private static final Map<Mark, String> NAMES = new EnumMap<>(Mark.class);
    }

    private static final Class<Mark> MARKS = Mark.class;

    @GET
    @Path("marks")
    public String marks() {
        return EnumSet.allOf(MARKS).toString() + Mark.NAMES.size();
    }
}
