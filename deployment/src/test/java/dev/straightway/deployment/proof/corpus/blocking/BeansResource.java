package dev.straightway.deployment.proof.corpus.blocking;

import static java.lang.annotation.ElementType.METHOD;
import static java.lang.annotation.ElementType.TYPE;
import static java.lang.annotation.RetentionPolicy.RUNTIME;

import java.lang.annotation.Retention;
import java.lang.annotation.Target;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.Supplier;

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
import jakarta.enterprise.inject.Instance;
import jakarta.enterprise.inject.Produces;
import jakarta.inject.Inject;
import jakarta.inject.Named;
import jakarta.interceptor.AroundInvoke;
import jakarta.interceptor.Interceptor;
import jakarta.interceptor.InterceptorBinding;
import jakarta.interceptor.InvocationContext;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;

import dev.straightway.deployment.proof.corpus.Blocks;
import io.quarkus.arc.All;
import io.quarkus.arc.Arc;
import io.quarkus.runtime.StartupEvent;

/** Blocks in beans: what is injected, what is around it, and what makes it. */
@Path("blocking/beans")
public class BeansResource {

    @ApplicationScoped
    public static class Archive {
        public String find(String id) {
            return id + Slow.file();
        }
    }

    public interface Rates {
        int rate(String currency);
    }

    @ApplicationScoped
    public static class RemoteRates implements Rates {
        @Override
        public int rate(String currency) {
            return Slow.host().length();
        }
    }

    public interface Greeter {
        String greet(String name);
    }

    @ApplicationScoped
    @Named("quick")
    public static class QuickGreeter implements Greeter {
        @Override
        public String greet(String name) {
            return "Hello " + name;
        }
    }

    @ApplicationScoped
    @Named("slow")
    public static class SlowGreeter implements Greeter {
        @Override
        public String greet(String name) {
            return Slow.sleep() + name;
        }
    }

    public abstract static class Repository<T> {
        public String first() {
            return String.valueOf(load());
        }

        protected abstract T load();
    }

    @ApplicationScoped
    public static class RowRepository extends Repository<String> {
        @Override
        protected String load() {
            return Slow.row();
        }
    }

    /** What a producer makes, not a bean class of its own. */
    public interface Tokens {
        String next();
    }

    @ApplicationScoped
    public static class TokensProducer {
        @Produces
        @ApplicationScoped
        Tokens tokens() {
            return () -> Slow.sleep();
        }

        @Produces
        @Named("motto")
        Supplier<String> motto() {
            return Slow::file;
        }
    }

    @Dependent
    public static class Opened {
        private final String text;

        public Opened() {
            text = Slow.file();
        }

        public String text() {
            return text;
        }
    }

    @RequestScoped
    public static class Visit {
        private String from;

        @PostConstruct
        void arrive() {
            from = Slow.host();
        }

        public String from() {
            return from;
        }
    }

    @ApplicationScoped
    public static class Catalogue {
        private String text;

        @PostConstruct
        void load() {
            text = Slow.file();
        }

        public String text() {
            return text;
        }
    }

    @RequestScoped
    public static class Basket {
        public int size() {
            return 0;
        }

        @PreDestroy
        void save() {
            Slow.row();
        }
    }

    @InterceptorBinding
    @Retention(RUNTIME)
    @Target({ TYPE, METHOD })
    public @interface Audited {
    }

    @Audited
    @Interceptor
    @Priority(10)
    public static class Auditor {
        @AroundInvoke
        Object audit(InvocationContext invocation) throws Exception {
            Slow.file();
            return invocation.proceed();
        }
    }

    @ApplicationScoped
    public static class Accounts {
        @Audited
        public int balance(String account) {
            return account.length();
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
    public static class RecordedTax implements Tax {
        @Inject
        @Any
        @Delegate
        Tax delegate;

        @Override
        public int of(int amount) {
            Slow.file();
            return delegate.of(amount);
        }
    }

    public record Ordered(String id) {
    }

    @ApplicationScoped
    public static class Mailer {
        void mail(@Observes Ordered order) {
            Slow.sleep();
        }
    }

    @ApplicationScoped
    public static class Listeners {
        private final List<Runnable> all = new CopyOnWriteArrayList<>();

        public void add(Runnable listener) {
            all.add(listener);
        }

        public void tell() {
            all.forEach(Runnable::run);
        }
    }

    @ApplicationScoped
    public static class Subscriber {
        @Inject
        Listeners listeners;

        void subscribe(@Observes StartupEvent start) {
            listeners.add(this::wake);
        }

        void wake() {
            Slow.sleep();
        }
    }

    public interface Check {
        boolean passes(String text);
    }

    @ApplicationScoped
    public static class LengthCheck implements Check {
        @Override
        public boolean passes(String text) {
            return text.length() < 10;
        }
    }

    @ApplicationScoped
    public static class ListedCheck implements Check {
        @Override
        public boolean passes(String text) {
            return Slow.file().contains(text);
        }
    }

    @Inject
    Archive archive;
    @Inject
    Rates rates;
    @Inject
    @Named("slow")
    Greeter greeter;
    @Inject
    RowRepository rows;
    @Inject
    Tokens tokens;
    @Inject
    @Named("motto")
    Supplier<String> motto;
    @Inject
    Instance<Opened> opened;
    @Inject
    Visit visit;
    @Inject
    Catalogue catalogue;
    @Inject
    Basket basket;
    @Inject
    Accounts accounts;
    @Inject
    Tax tax;
    @Inject
    Event<Ordered> orders;
    @Inject
    Listeners listeners;
    @Inject
    @All
    List<Check> checks;
    @Inject
    @Any
    Instance<Check> anyCheck;

    @GET
    @Path("injected/{id}")
    @Blocks("file in an injected bean")
    public String injected(@PathParam("id") String id) {
        return archive.find(id);
    }

    @GET
    @Path("interface/{id}")
    @Blocks("name look-up in a bean behind an interface")
    public int behindInterface(@PathParam("id") String id) {
        return rates.rate(id);
    }

    @GET
    @Path("qualified/{id}")
    @Blocks("sleep in a bean chosen by a qualifier")
    public String qualified(@PathParam("id") String id) {
        return greeter.greet(id);
    }

    @GET
    @Path("repository")
    @Blocks("JDBC in a repository's own part of an abstract one")
    public String repository() {
        return rows.first();
    }

    @GET
    @Path("produced")
    @Blocks("sleep in what a producer makes")
    public String produced() {
        return tokens.next();
    }

    @GET
    @Path("produced-function")
    @Blocks("file in a function that a producer makes")
    public String producedFunction() {
        return motto.get();
    }

    @GET
    @Path("dependent")
    @Blocks("file in the constructor of a dependent bean")
    public String dependent() {
        return opened.get().text();
    }

    @GET
    @Path("request")
    @Blocks("name look-up in @PostConstruct of a request-scoped bean")
    public String requestScoped() {
        return visit.from();
    }

    @GET
    @Path("basket")
    @Blocks("JDBC in @PreDestroy of a bean that ends with the request")
    public int endsWithRequest() {
        return basket.size();
    }

    @GET
    @Path("catalogue")
    @Blocks("file in @PostConstruct of a bean that the first request makes")
    public String madeByFirstRequest() {
        return catalogue.text();
    }

    @GET
    @Path("intercepted/{id}")
    @Blocks("file in an interceptor of a bean's method")
    public int intercepted(@PathParam("id") String id) {
        return accounts.balance(id);
    }

    @GET
    @Path("intercepted")
    @Audited
    @Blocks("file in an interceptor of the resource method")
    public String interceptedItself() {
        return "done";
    }

    @GET
    @Path("decorated/{amount}")
    @Blocks("file in a decorator")
    public int decorated(@PathParam("amount") int amount) {
        return tax.of(amount);
    }

    @GET
    @Path("observed/{id}")
    @Blocks("sleep in an observer")
    public String observed(@PathParam("id") String id) {
        orders.fire(new Ordered(id));
        return id;
    }

    @GET
    @Path("listeners")
    @Blocks("sleep in a callback that another bean stored")
    public String storedCallback() {
        listeners.tell();
        return "told";
    }

    @GET
    @Path("all/{text}")
    @Blocks("file in one of all beans of a type")
    public boolean allOfType(@PathParam("text") String text) {
        return checks.stream().allMatch(check -> check.passes(text));
    }

    @GET
    @Path("instances/{text}")
    @Blocks("file in one of the instances of a type")
    public boolean instances(@PathParam("text") String text) {
        var failed = new ArrayList<Check>();
        for (var check : anyCheck) {
            if (!check.passes(text)) {
                failed.add(check);
            }
        }
        return failed.isEmpty();
    }

    @GET
    @Path("container/{id}")
    @Blocks("file in a bean that the container is asked for")
    public String container(@PathParam("id") String id) {
        return Arc.container().instance(Archive.class).get().find(id);
    }
}
