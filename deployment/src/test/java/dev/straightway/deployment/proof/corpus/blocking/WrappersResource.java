package dev.straightway.deployment.proof.corpus.blocking;

import static java.lang.annotation.ElementType.METHOD;
import static java.lang.annotation.ElementType.TYPE;
import static java.lang.annotation.RetentionPolicy.RUNTIME;

import java.lang.annotation.Retention;
import java.lang.annotation.Target;

import jakarta.annotation.PostConstruct;
import jakarta.annotation.PreDestroy;
import jakarta.annotation.Priority;
import jakarta.decorator.Decorator;
import jakarta.decorator.Delegate;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.context.RequestScoped;
import jakarta.enterprise.inject.Any;
import jakarta.inject.Inject;
import jakarta.inject.Singleton;
import jakarta.interceptor.AroundConstruct;
import jakarta.interceptor.AroundInvoke;
import jakarta.interceptor.Interceptor;
import jakarta.interceptor.InterceptorBinding;
import jakarta.interceptor.InvocationContext;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;

import dev.straightway.deployment.proof.corpus.Blocks;

/** Blocks in what is made together with interceptors and decorators, and in what they do to the life of a bean. */
@Path("blocking/wrappers")
public class WrappersResource {

    @InterceptorBinding
    @Retention(RUNTIME)
    @Target({ TYPE, METHOD })
    public @interface Noted {
    }

    @Noted
    @Interceptor
    @Priority(10)
    public static class Notes {
        public Notes() {
            Slow.file();
        }

        @AroundInvoke
        Object note(InvocationContext invocation) throws Exception {
            return invocation.proceed();
        }
    }

    @ApplicationScoped
    public static class Accounts {
        @Noted
        public String open() {
            return "open";
        }

        public String count() {
            return "none";
        }
    }

    @Inject
    Accounts accounts;

    @GET
    @Path("interceptor")
    @Blocks("file in the constructor of an interceptor of another method")
    public String interceptorMade() {
        return accounts.count();
    }

    @Singleton
    public static class Clock {
        @PostConstruct
        void set() {
            Slow.host();
        }
    }

    @InterceptorBinding
    @Retention(RUNTIME)
    @Target({ TYPE, METHOD })
    public @interface Timed {
    }

    @Timed
    @Interceptor
    @Priority(10)
    public static class Timer {
        @Inject
        Clock clock;

        @AroundInvoke
        Object time(InvocationContext invocation) throws Exception {
            return invocation.proceed();
        }
    }

    @Path("blocking/wrappers/injected")
    public static class TimedResource {
        @GET
        @Timed
        @Blocks("name look-up in what is injected into an interceptor")
        public String get() {
            return "served";
        }
    }

    @InterceptorBinding
    @Retention(RUNTIME)
    @Target(TYPE)
    public @interface Checked {
    }

    @Checked
    @Interceptor
    @Priority(10)
    public static class Checks {
        @AroundConstruct
        void check(InvocationContext invocation) throws Exception {
            Slow.row();
            invocation.proceed();
        }
    }

    @Checked
    @ApplicationScoped
    public static class Vault {
        public String text() {
            return "vault";
        }
    }

    @Path("blocking/wrappers/construct")
    public static class VaultResource {
        @Inject
        Vault vault;

        @GET
        @Blocks("JDBC in an interceptor around a constructor")
        public String get() {
            return vault.text();
        }
    }

    @InterceptorBinding
    @Retention(RUNTIME)
    @Target(TYPE)
    public @interface Watched {
    }

    public abstract static class WatchBase {
        @PostConstruct
        void begin(InvocationContext invocation) throws Exception {
            invocation.proceed();
        }

        @PreDestroy
        void end(InvocationContext invocation) throws Exception {
            Slow.file();
            invocation.proceed();
        }
    }

    @Watched
    @Interceptor
    @Priority(10)
    public static class Watch extends WatchBase {
    }

    @Watched
    @RequestScoped
    public static class Visit {
        public String text() {
            return "visit";
        }
    }

    @Path("blocking/wrappers/destroy")
    public static class VisitResource {
        @Inject
        Visit visit;

        @GET
        @Blocks("file in an interceptor of the end of a bean, which a class above declares")
        public String get() {
            return visit.text();
        }
    }

    public interface Price {
        int of(String article);
    }

    @ApplicationScoped
    public static class ListPrice implements Price {
        @Override
        public int of(String article) {
            return article.length();
        }
    }

    public abstract static class Discounted implements Price {
        @Override
        public int of(String article) {
            return Slow.file().length();
        }
    }

    @Decorator
    @Priority(10)
    public static class Discount extends Discounted implements Price {
        @Inject
        @Any
        @Delegate
        Price delegate;
    }

    @Path("blocking/wrappers/decorator")
    public static class PriceResource {
        @Inject
        Price price;

        @GET
        @Blocks("file in a method that a decorator inherits")
        public int get() {
            return price.of("pen");
        }
    }

    public interface Tax {
        int of(int amount);
    }

    @ApplicationScoped
    public static class FlatTax implements Tax {
        @Override
        public int of(int amount) {
            return amount / 5;
        }
    }

    @Decorator
    @Priority(10)
    public static class CheckedTax implements Tax {
        @Inject
        @Any
        @Delegate
        Tax delegate;

        @PostConstruct
        void load() {
            Slow.sleep();
        }

        @Override
        public int of(int amount) {
            return delegate.of(amount);
        }
    }

    @Path("blocking/wrappers/decorator-made")
    public static class TaxResource {
        @Inject
        Tax tax;

        @GET
        @Blocks("sleep in @PostConstruct of a decorator")
        public int get() {
            return tax.of(10);
        }
    }
}
