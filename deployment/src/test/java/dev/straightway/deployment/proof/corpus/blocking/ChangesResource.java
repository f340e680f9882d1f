package dev.straightway.deployment.proof.corpus.blocking;

import static java.lang.annotation.ElementType.METHOD;
import static java.lang.annotation.ElementType.TYPE;
import static java.lang.annotation.RetentionPolicy.RUNTIME;

import java.io.IOException;
import java.lang.annotation.Retention;
import java.lang.annotation.Target;
import java.util.ArrayList;
import java.util.List;

import jakarta.annotation.Priority;
import jakarta.decorator.Decorator;
import jakarta.decorator.Delegate;
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
import jakarta.ws.rs.ext.Provider;
import jakarta.ws.rs.ext.ReaderInterceptor;
import jakarta.ws.rs.ext.ReaderInterceptorContext;
import jakarta.ws.rs.ext.WriterInterceptor;
import jakarta.ws.rs.ext.WriterInterceptorContext;

import dev.straightway.deployment.proof.corpus.Blocks;

/** Uses lists that hold something harmless, and into which filters, interceptors and decorators of other routes put more. */
@Path("blocking/changes")
public class ChangesResource {

    /** Says something about a text. */
    public interface Rule {
        String apply(String text);
    }

    static String applyAll(List<Rule> rules) {
        StringBuilder text = new StringBuilder();
        for (Rule rule : rules) {
            text.append(rule.apply("text"));
        }
        return text.toString();
    }

    static List<Rule> harmless() {
        return new ArrayList<>(List.of(text -> text + "!"));
    }

    static final List<Rule> ANSWERED = harmless();

    @NameBinding
    @Retention(RUNTIME)
    public @interface Extended {
    }

    @Provider
    @Extended
    public static class Extension implements ContainerResponseFilter {
        @Override
        @SuppressWarnings("unchecked")
        public void filter(ContainerRequestContext request, ContainerResponseContext response) {
            ((List<Rule>) response.getEntity()).add(text -> text + Slow.sleep());
        }
    }

    @GET
    @Path("answered/extended")
    @Extended
    @Produces("application/json")
    @Blocks("sleep")
    public List<Rule> answer() {
        Slow.sleep();
        return ANSWERED;
    }

    @GET
    @Path("answered")
    @Blocks("sleep in what a response filter has put into the list that another route answers")
    public String answered() {
        return applyAll(ANSWERED);
    }

    static final List<Rule> WRITTEN = harmless();

    @NameBinding
    @Retention(RUNTIME)
    public @interface Completed {
    }

    @Provider
    @Completed
    public static class Completion implements WriterInterceptor {
        @Override
        @SuppressWarnings("unchecked")
        public void aroundWriteTo(WriterInterceptorContext context) throws IOException {
            ((List<Rule>) context.getEntity()).add(text -> text + Slow.file());
            context.proceed();
        }
    }

    @GET
    @Path("written/completed")
    @Completed
    @Produces("application/json")
    @Blocks("sleep")
    public List<Rule> write() {
        Slow.sleep();
        return WRITTEN;
    }

    @GET
    @Path("written")
    @Blocks("file in what an interceptor of writers has put into the list that another route answers")
    public String written() {
        return applyAll(WRITTEN);
    }

    /** What JSON makes of a list of anything has no code, what an interceptor puts there has. */
    public static class Late {
        @Override
        public String toString() {
            return Slow.row();
        }
    }

    @NameBinding
    @Retention(RUNTIME)
    public @interface Replaced {
    }

    @Provider
    @Replaced
    public static class Replacement implements ReaderInterceptor {
        @Override
        public Object aroundReadFrom(ReaderInterceptorContext context) throws IOException {
            context.proceed();
            return List.of(new Late());
        }
    }

    @POST
    @Path("read")
    @Replaced
    @Consumes("application/json")
    @Blocks("JDBC in the text of what an interceptor of readers has put in the place of the entity")
    public String read(List<Object> texts) {
        return texts.get(0).toString();
    }

    @InterceptorBinding
    @Retention(RUNTIME)
    @Target({ TYPE, METHOD })
    public @interface Marked {
    }

    @Marked
    @Interceptor
    @Priority(10)
    public static class Marker {
        @AroundInvoke
        @SuppressWarnings("unchecked")
        Object mark(InvocationContext invocation) throws Exception {
            List<Rule> rules = (List<Rule>) invocation.proceed();
            rules.add(text -> text + Slow.sleep());
            return rules;
        }
    }

    /** The list of a bean, which it also hands out. */
    @Singleton
    public static class Rules {
        private final List<Rule> all = harmless();

        @Marked
        public List<Rule> all() {
            return all;
        }

        public String apply() {
            return applyAll(all);
        }
    }

    @Inject
    Rules rules;

    @GET
    @Path("returned/marked")
    @Blocks("sleep")
    public int mark() {
        Slow.sleep();
        return rules.all().size();
    }

    @GET
    @Path("returned")
    @Blocks("sleep in what an interceptor has put into the list that a method of a bean returns")
    public String returned() {
        return rules.apply();
    }

    @InterceptorBinding
    @Retention(RUNTIME)
    @Target({ TYPE, METHOD })
    public @interface Widened {
    }

    @Widened
    @Interceptor
    @Priority(10)
    public static class Widening {
        @AroundInvoke
        @SuppressWarnings("unchecked")
        Object widen(InvocationContext invocation) throws Exception {
            ((List<Rule>) invocation.getParameters()[0]).add(text -> text + Slow.file());
            return invocation.proceed();
        }
    }

    static final List<Rule> HANDED = harmless();

    /** Is handed a list that others keep. */
    @Singleton
    public static class Counter {
        @Widened
        public int count(List<Rule> counted) {
            return counted.size();
        }
    }

    @Inject
    Counter counter;

    @GET
    @Path("handed/widened")
    @Blocks("sleep")
    public int widen() {
        Slow.sleep();
        return counter.count(HANDED);
    }

    @GET
    @Path("handed")
    @Blocks("file in what an interceptor has put into the list that a method of a bean is handed")
    public String handed() {
        return applyAll(HANDED);
    }

    /** Keeps a list that it is handed. */
    public interface Store {
        int keep(List<Rule> kept);
    }

    @Decorator
    @Priority(10)
    public abstract static class Filling implements Store {
        @Inject
        @Delegate
        Store store;

        @Override
        public int keep(List<Rule> kept) {
            kept.add(text -> text + Slow.host());
            return store.keep(kept);
        }
    }

    @Singleton
    public static class Memory implements Store {
        @Override
        public int keep(List<Rule> kept) {
            return kept.size();
        }
    }

    static final List<Rule> KEPT = harmless();

    @Inject
    Store store;

    @GET
    @Path("kept/filled")
    @Blocks("sleep")
    public int fill() {
        Slow.sleep();
        return store.keep(KEPT);
    }

    @GET
    @Path("kept")
    @Blocks("name look-up in what a decorator has put into the list that a method of a bean is handed")
    public String kept() {
        return applyAll(KEPT);
    }
}
