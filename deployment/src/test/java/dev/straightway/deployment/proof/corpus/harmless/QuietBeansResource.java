package dev.straightway.deployment.proof.corpus.harmless;

import static java.lang.annotation.ElementType.METHOD;
import static java.lang.annotation.ElementType.TYPE;
import static java.lang.annotation.RetentionPolicy.RUNTIME;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.annotation.Retention;
import java.lang.annotation.Target;
import java.nio.file.Files;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

import jakarta.annotation.PostConstruct;
import jakarta.annotation.PreDestroy;
import jakarta.annotation.Priority;
import jakarta.decorator.Decorator;
import jakarta.decorator.Delegate;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.context.Dependent;
import jakarta.enterprise.context.RequestScoped;
import jakarta.enterprise.event.Event;
import jakarta.enterprise.event.Observes;
import jakarta.enterprise.inject.Any;
import jakarta.enterprise.inject.Disposes;
import jakarta.enterprise.inject.Instance;
import jakarta.enterprise.inject.Produces;
import jakarta.inject.Inject;
import jakarta.inject.Singleton;
import jakarta.interceptor.AroundInvoke;
import jakarta.interceptor.Interceptor;
import jakarta.interceptor.InterceptorBinding;
import jakarta.interceptor.InvocationContext;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;

import io.quarkus.runtime.Startup;
import io.quarkus.runtime.StartupEvent;

/** Uses beans in all the ways in which others block: where making one blocks, that is no matter of these routes. */
@Path("harmless/quiet-beans")
public class QuietBeansResource {

    static String file() {
        try {
            return Files.readString(java.nio.file.Path.of("/etc/hostname"));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static final Map<String, String> FILES = new ConcurrentHashMap<>();

    /** Reads a file while it holds a bin of a map, to which no route writes. */
    static String held(String name) {
        return FILES.computeIfAbsent(name, key -> file());
    }

    @Startup
    @ApplicationScoped
    public static class Loaded {
        private String text;

        @PostConstruct
        void load() {
            text = file();
        }

        public String text() {
            return text;
        }
    }

    @Singleton
    public static class Started {
        private final List<String> lines = new ArrayList<>();

        public Started() {
            lines.add(file());
        }

        void start(@Observes StartupEvent start) {
            lines.add("started");
        }

        public int size() {
            return lines.size();
        }
    }

    /** Made by the first call on it, which no route here does. */
    @ApplicationScoped
    public static class Heavy {
        @PostConstruct
        void load() {
            file();
        }

        public String text() {
            return "heavy";
        }
    }

    @ApplicationScoped
    public static class Pool {
        public int size() {
            return 2;
        }

        @PreDestroy
        void close() {
            file();
        }
    }

    public static class Connection {
        public String name() {
            return "connection";
        }
    }

    @ApplicationScoped
    public static class Connections {
        @Produces
        @ApplicationScoped
        Connection connection() {
            return new Connection();
        }

        void close(@Disposes Connection connection) {
            file();
        }
    }

    @Dependent
    public static class Draft {
        public String text() {
            return "draft";
        }
    }

    @RequestScoped
    public static class Visit {
        private String from;

        @PostConstruct
        void arrive() {
            from = "here";
        }

        public String from() {
            return from;
        }
    }

    public record Ordered(String article) {
    }

    @ApplicationScoped
    public static class Orders {
        private final List<String> articles = new ArrayList<>();

        void note(@Observes Ordered ordered) {
            articles.add(ordered.article());
        }
    }

    @InterceptorBinding
    @Retention(RUNTIME)
    @Target({ TYPE, METHOD })
    public @interface Counted {
    }

    @Counted
    @Interceptor
    @Priority(10)
    public static class Counter {
        private int calls;

        @AroundInvoke
        Object count(InvocationContext invocation) throws Exception {
            calls++;
            return invocation.proceed();
        }
    }

    public interface Price {
        int of(String article);
    }

    @ApplicationScoped
    public static class ListPrice implements Price {
        @Override
        @Counted
        public int of(String article) {
            return article.length();
        }
    }

    @Decorator
    @Priority(10)
    public static class Discount implements Price {
        @Inject
        @Any
        @Delegate
        Price delegate;

        @Override
        public int of(String article) {
            return delegate.of(article) - 1;
        }
    }

    @Inject
    Loaded loaded;
    @Inject
    Started started;
    @Inject
    Heavy heavy;
    @Inject
    Instance<Heavy> later;
    @Inject
    Pool pool;
    @Inject
    Connection connection;
    @Inject
    Instance<Draft> drafts;
    @Inject
    Visit visit;
    @Inject
    Event<Ordered> orders;
    @Inject
    Price price;

    @GET
    @Path("loaded")
    public String madeAtTheStart() {
        return loaded.text();
    }

    @GET
    @Path("started")
    public int observesTheStart() {
        return started.size();
    }

    @GET
    @Path("unused")
    public boolean isNotCalled() {
        return heavy != null && later != null;
    }

    @GET
    @Path("pool")
    public int endsWithTheApplication() {
        return pool.size();
    }

    @GET
    @Path("connection")
    public String isDisposedOfWithTheApplication() {
        return connection.name();
    }

    @GET
    @Path("draft")
    public String looksUp() {
        return drafts.isResolvable() ? drafts.get().text() : "none";
    }

    @GET
    @Path("visit")
    public String asksTheRequest() {
        return visit.from();
    }

    @GET
    @Path("order")
    public String fires() {
        orders.fire(new Ordered("pen"));
        return "fired";
    }

    @GET
    @Path("price")
    public int isDecoratedAndIntercepted() {
        return price.of("pen");
    }

    @GET
    @Path("words")
    public int writesThroughViewsOfAMapWithoutLocks() {
        Map<String, Integer> words = new HashMap<>(Map.of("a", 1, "b", 2, "c", 3));
        words.keySet().remove("a");
        words.values().removeIf(count -> count > 2);
        words.entrySet().forEach(entry -> entry.setValue(0));
        for (var each = words.entrySet().iterator(); each.hasNext();) {
            if (each.next().getValue() > 0) {
                each.remove();
            }
        }
        return words.size();
    }
}
