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

import dev.straightway.deployment.proof.corpus.Blocks;

/** Uses what was read or written for another route: providers hand it from one to the other, or use the code of others. */
@Path("blocking/exchanges")
@Consumes("application/json")
public class ExchangesResource {

    /** JSON makes nothing of it, a resource method does. */
    public static class Late {
        @Override
        public String toString() {
            return Slow.sleep();
        }
    }

    @NameBinding
    @Retention(RUNTIME)
    public @interface Exchanged {
    }

    /** Returns what it has read before, whichever route that was for. */
    @Provider
    @Exchanged
    public static class Exchange implements ReaderInterceptor {
        private Object before;

        @Override
        public Object aroundReadFrom(ReaderInterceptorContext context) throws IOException {
            Object read = context.proceed();
            Object last = before == null ? read : before;
            before = read;
            return last;
        }
    }

    @POST
    @Path("exchanged/first")
    @Exchanged
    @Blocks("sleep")
    public int exchange(List<Object> texts) {
        Slow.sleep();
        texts.add(0, new Late());
        return texts.size();
    }

    @POST
    @Path("exchanged")
    @Exchanged
    @Blocks("sleep in the text of what another route has put into its own list, which an interceptor returns")
    public String exchanged(List<Object> texts) {
        return texts.get(0).toString();
    }

    static List<Object> stored;

    @NameBinding
    @Retention(RUNTIME)
    public @interface Stored {
    }

    /** Returns what a resource method was given. */
    @Provider
    @Stored
    public static class Storage implements ReaderInterceptor {
        @Override
        public Object aroundReadFrom(ReaderInterceptorContext context) throws IOException {
            Object read = context.proceed();
            return stored == null ? read : stored;
        }
    }

    @POST
    @Path("stored/first")
    @Blocks("sleep")
    public int store(List<Object> texts) {
        Slow.sleep();
        texts.add(0, new Late());
        stored = texts;
        return texts.size();
    }

    @POST
    @Path("stored")
    @Stored
    @Blocks("sleep in the text of what another route has put into its own list, which an interceptor finds in a field")
    public String stored(List<Object> texts) {
        return texts.get(0).toString();
    }

    @NameBinding
    @Retention(RUNTIME)
    public @interface Again {
    }

    /** Returns what the context of another request reads. */
    @Provider
    @Again
    public static class Repetition implements ReaderInterceptor {
        private ReaderInterceptorContext first;

        @Override
        public Object aroundReadFrom(ReaderInterceptorContext context) throws IOException {
            if (first == null) {
                first = context;
            }
            return first.proceed();
        }
    }

    @POST
    @Path("again/first")
    @Again
    @Blocks("sleep")
    public int readAgain(List<Object> texts) {
        Slow.sleep();
        texts.add(0, new Late());
        return texts.size();
    }

    @POST
    @Path("again")
    @Again
    @Blocks("sleep in the text of what another route has put into its own list, as the interceptor asks its context")
    public String again(List<Object> texts) {
        return texts.get(0).toString();
    }

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

    static final List<Rule> HELPED = new ArrayList<>(List.of(text -> text + "!"));

    @NameBinding
    @Retention(RUNTIME)
    public @interface Helping {
    }

    /** Has a method that another filter calls too, with its own context. */
    @Provider
    @Helping
    public static class Helper implements ContainerResponseFilter {
        @SuppressWarnings("unchecked")
        static void extend(ContainerResponseContext response) {
            ((List<Rule>) response.getEntity()).add(text -> text + Slow.file());
        }

        @Override
        public void filter(ContainerRequestContext request, ContainerResponseContext response) {
            extend(response);
        }
    }

    @NameBinding
    @Retention(RUNTIME)
    public @interface Helped {
    }

    @Provider
    @Helped
    public static class Learner implements ContainerResponseFilter {
        @Override
        public void filter(ContainerRequestContext request, ContainerResponseContext response) {
            Helper.extend(response);
        }
    }

    @GET
    @Path("helped/others")
    @Helping
    @Produces("application/json")
    @Blocks("sleep")
    public List<Rule> others() {
        Slow.sleep();
        return new ArrayList<>(List.of(text -> text + "?"));
    }

    @GET
    @Path("helped/extended")
    @Helped
    @Produces("application/json")
    @Blocks("sleep")
    public List<Rule> extended() {
        Slow.sleep();
        return HELPED;
    }

    @GET
    @Path("helped")
    @Blocks("file in what a filter puts into the list of another route by a method of another filter")
    public String helped() {
        return applyAll(HELPED);
    }

    @InterceptorBinding
    @Retention(RUNTIME)
    @Target({ TYPE, METHOD })
    public @interface Teaching {
    }

    /** Has a method that another interceptor calls too, with its own context. */
    @Teaching
    @Interceptor
    @Priority(10)
    public static class Teacher {
        @SuppressWarnings("unchecked")
        static void extend(InvocationContext invocation) {
            ((List<Rule>) invocation.getParameters()[0]).add(text -> text + Slow.host());
        }

        @AroundInvoke
        Object teach(InvocationContext invocation) throws Exception {
            extend(invocation);
            return invocation.proceed();
        }
    }

    @InterceptorBinding
    @Retention(RUNTIME)
    @Target({ TYPE, METHOD })
    public @interface Taught {
    }

    @Taught
    @Interceptor
    @Priority(10)
    public static class Pupil {
        @AroundInvoke
        Object learn(InvocationContext invocation) throws Exception {
            Teacher.extend(invocation);
            return invocation.proceed();
        }
    }

    /** Is handed lists. */
    @Singleton
    public static class Counter {
        @Teaching
        public int countOthers(List<Rule> rules) {
            return rules.size();
        }

        @Taught
        public int count(List<Rule> rules) {
            return rules.size();
        }
    }

    static final List<Rule> TAUGHT = new ArrayList<>(List.of(text -> text + "!"));

    @Inject
    Counter counter;

    @GET
    @Path("taught/extended")
    @Blocks("sleep")
    public int teach() {
        Slow.sleep();
        return counter.countOthers(new ArrayList<>(List.of(text -> text + "?"))) + counter.count(TAUGHT);
    }

    @GET
    @Path("taught")
    @Blocks("name look-up in what an interceptor puts into what it is handed by a method of another interceptor")
    public String taught() {
        return applyAll(TAUGHT);
    }
}
