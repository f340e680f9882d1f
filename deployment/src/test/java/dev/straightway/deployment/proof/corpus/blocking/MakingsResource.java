package dev.straightway.deployment.proof.corpus.blocking;

import java.util.List;

import jakarta.annotation.PostConstruct;
import jakarta.annotation.PreDestroy;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.context.Dependent;
import jakarta.enterprise.context.RequestScoped;
import jakarta.enterprise.inject.Disposes;
import jakarta.enterprise.inject.Produces;
import jakarta.inject.Inject;
import jakarta.inject.Named;
import jakarta.inject.Singleton;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;

import dev.straightway.deployment.proof.corpus.Blocks;
import io.quarkus.arc.All;

/** Blocks in what makes beans, whether a route uses them or not. Each resource is a bean of its own. */
@Path("blocking/makings")
public class MakingsResource {

    @Singleton
    public static class Opened {
        final String text = Slow.file();
    }

    @Inject
    Opened unread;

    @GET
    @Path("singleton")
    @Blocks("file in the constructor of a singleton that is injected and not used")
    public String singleton() {
        return "served";
    }

    @Dependent
    public static class Part {
        @PostConstruct
        void prepare() {
            Slow.sleep();
        }
    }

    @ApplicationScoped
    public static class Whole {
        @Inject
        Part part;

        public String text() {
            return "whole";
        }
    }

    @Path("blocking/makings/part")
    public static class PartResource {
        @Inject
        Whole whole;

        @GET
        @Blocks("sleep in @PostConstruct of a dependent bean of a bean, which nobody uses")
        public String get() {
            return whole.text();
        }
    }

    public abstract static class Base {
        @PostConstruct
        private void prepare() {
            Slow.row();
        }
    }

    @ApplicationScoped
    public static class Derived extends Base {
        void prepare() {
            // hides the method above
        }

        public String text() {
            return "derived";
        }
    }

    @Path("blocking/makings/derived")
    public static class DerivedResource {
        @Inject
        Derived derived;

        @GET
        @Blocks("JDBC in a private @PostConstruct of a super class, whose name is used below")
        public String get() {
            return derived.text();
        }
    }

    @Singleton
    public static class Ink {
        public Ink() {
            Slow.host();
        }
    }

    @ApplicationScoped
    public static class Pen {
        @Inject
        void fill(Ink ink) {
            // is only given it
        }

        public String text() {
            return "pen";
        }
    }

    @Path("blocking/makings/initialiser")
    public static class PenResource {
        @Inject
        Pen pen;

        @GET
        @Blocks("name look-up in the constructor of what an initialiser gets")
        public String get() {
            return pen.text();
        }
    }

    public record Label(String text) {
    }

    @Singleton
    public static class Press {
        @PostConstruct
        void heat() {
            Slow.sleep();
        }
    }

    @ApplicationScoped
    public static class Printer {
        @Produces
        @Named("printed")
        Label label(Press press) {
            return new Label("printed");
        }

        @Produces
        @Named("fixed")
        final Label fixed = new Label(Slow.file());
    }

    @Path("blocking/makings/producer")
    public static class LabelResource {
        @Inject
        @Named("printed")
        Label label;

        @GET
        @Blocks("sleep in @PostConstruct of a parameter of a producer")
        public String get() {
            return "served";
        }
    }

    @Path("blocking/makings/producer-field")
    public static class FixedResource {
        @Inject
        @Named("fixed")
        Label label;

        @GET
        @Blocks("file in the bean of a producer field")
        public String get() {
            return "served";
        }
    }

    public static class Session {
        public String text() {
            return "session";
        }
    }

    @ApplicationScoped
    public static class Sessions {
        @Produces
        @RequestScoped
        Session session() {
            return new Session();
        }

        void close(@Disposes Session session) {
            Slow.row();
        }
    }

    @Path("blocking/makings/disposer")
    public static class SessionResource {
        @Inject
        Session session;

        @GET
        @Blocks("JDBC in the disposer of what ends with the request")
        public String get() {
            return session.text();
        }
    }

    @Dependent
    public static class Trace {
        @PreDestroy
        void write() {
            Slow.file();
        }
    }

    @RequestScoped
    public static class Call {
        @Inject
        Trace trace;

        public String text() {
            return "call";
        }
    }

    @Path("blocking/makings/ends")
    public static class CallResource {
        @Inject
        Call call;

        @GET
        @Blocks("file in @PreDestroy of a dependent bean that ends with the request")
        public String get() {
            return call.text();
        }
    }

    @ApplicationScoped
    public static class Early {
        public Early() {
            Slow.sleep();
        }

        public String text() {
            return "early";
        }
    }

    @Path("blocking/makings/proxy")
    public static class ProxyResource {
        @Inject
        Early early;

        @GET
        @Blocks("sleep in the constructor of a bean, which its proxy calls as well")
        public String get() {
            return "served";
        }
    }

    @ApplicationScoped
    public static class Tables {
        static final String TEXT = Slow.file();

        public String text() {
            return "tables";
        }
    }

    @Path("blocking/makings/initialised")
    public static class TablesResource {
        @Inject
        Tables tables;

        @GET
        @Blocks("file in the static initialiser of the class of a proxy")
        public String get() {
            return "served";
        }
    }

    public interface Rule {
        boolean passes();
    }

    @Singleton
    public static class HeavyRule implements Rule {
        public HeavyRule() {
            Slow.row();
        }

        @Override
        public boolean passes() {
            return true;
        }
    }

    @Path("blocking/makings/all")
    public static class RulesResource {
        @All
        @Inject
        List<Rule> rules;

        @GET
        @Blocks("JDBC in the constructor of a bean in a list that nobody reads")
        public String get() {
            return "served";
        }
    }

    @ApplicationScoped
    public static class Stock {
        @PostConstruct
        void load() {
            Slow.file();
        }

        public String text() {
            return "stock";
        }
    }

    @ApplicationScoped
    public static class Shop {
        private final Stock stock;

        @Inject
        public Shop(Stock stock) {
            this.stock = stock;
        }

        public String text() {
            return stock.text();
        }
    }

    @Path("blocking/makings/constructor")
    public static class ShopResource {
        private final Shop shop;

        @Inject
        public ShopResource(Shop shop) {
            this.shop = shop;
        }

        @GET
        @Blocks("file in @PostConstruct of a bean that constructors hand on")
        public String get() {
            return shop.text();
        }
    }

    @Path("blocking/makings/each")
    @Dependent
    public static class EachResource {
        @PreDestroy
        void leave() {
            Slow.sleep();
        }

        @GET
        @Blocks("sleep in @PreDestroy of a resource that is made for each request")
        public String get() {
            return "served";
        }
    }

    @Path("blocking/makings/request")
    @RequestScoped
    public static class RequestResource {
        @PostConstruct
        void arrive() {
            Slow.host();
        }

        @GET
        @Blocks("name look-up in @PostConstruct of a resource of the request scope")
        public String get() {
            return "served";
        }
    }

    public interface Reader {
        String read();
    }

    public static class FileReader implements Reader {
        @Override
        public String read() {
            return Slow.file();
        }
    }

    @Singleton
    public static class Readers {
        @Produces
        Reader reader() {
            return new FileReader();
        }
    }

    @Dependent
    public static class Library {
        private Reader reader;

        @Inject
        void use(Reader reader) {
            this.reader = reader;
        }

        public String text(boolean reset) {
            if (reset) {
                use(null);
            }
            return reader == null ? "none" : reader.read();
        }
    }

    @Path("blocking/makings/called")
    public static class LibraryResource {
        @Inject
        Library library;

        @GET
        @Blocks("file behind an initialiser that the application calls too")
        public String get() {
            return library.text(false);
        }
    }
}
