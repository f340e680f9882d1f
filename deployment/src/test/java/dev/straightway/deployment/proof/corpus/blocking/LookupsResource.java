package dev.straightway.deployment.proof.corpus.blocking;

import jakarta.annotation.PostConstruct;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.context.Dependent;
import jakarta.enterprise.event.Event;
import jakarta.enterprise.event.Observes;
import jakarta.enterprise.inject.Instance;
import jakarta.inject.Inject;
import jakarta.inject.Provider;
import jakarta.inject.Singleton;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;

import dev.straightway.deployment.proof.corpus.Blocks;
import io.quarkus.runtime.StartupEvent;

/** Blocks in beans that are made late: when they are looked up, when an event is fired, by the first call on a proxy. */
@Path("blocking/lookups")
public class LookupsResource {

    @Singleton
    public static class Catalogue {
        public Catalogue() {
            Slow.file();
        }

        public String text() {
            return "catalogue";
        }
    }

    @ApplicationScoped
    public static class Index {
        @PostConstruct
        void build() {
            Slow.row();
        }

        public String text() {
            return "index";
        }
    }

    public record Sold(String article) {
    }

    public record Moved(String article) {
    }

    public static class Happened {
        public String text() {
            return "happened";
        }
    }

    public static class Failed extends Happened {
        @Override
        public String text() {
            return Slow.row();
        }
    }

    @ApplicationScoped
    public static class Ledger {
        @PostConstruct
        void open() {
            Slow.file();
        }

        void note(@Observes Sold sold) {
            // opened by the first event
        }
    }

    @Singleton
    public static class Map {
        @PostConstruct
        void draw() {
            Slow.sleep();
        }
    }

    @Dependent
    public static class Mover {
        void note(@Observes Moved moved, Map map) {
            // is only given it
        }
    }

    @ApplicationScoped
    public static class Reporter {
        void report(@Observes Happened happened) {
            happened.text();
        }
    }

    /** Hands a proxy on, before the bean behind it is there. */
    static final class Desk {
        static Index index;

        private Desk() {
        }
    }

    @ApplicationScoped
    public static class Opening {
        void open(@Observes StartupEvent start, Index index) {
            Desk.index = index;
        }
    }

    @Inject
    Instance<Catalogue> catalogue;
    @Inject
    Provider<Catalogue> provider;
    @Inject
    Event<Sold> sold;
    @Inject
    Event<Moved> moved;
    @Inject
    Event<Happened> happened;
    @Inject
    Event<Object> anything;

    @GET
    @Path("instance")
    @Blocks("file in the constructor of a singleton that is looked up")
    public String instance() {
        return catalogue.get().text();
    }

    @GET
    @Path("provider")
    @Blocks("file in the constructor of a singleton that a provider gives")
    public String provider() {
        provider.get();
        return "served";
    }

    @GET
    @Path("static")
    @Blocks("JDBC in @PostConstruct of a bean whose proxy stands in a static field")
    public String handedOn() {
        return Desk.index.text();
    }

    @GET
    @Path("observer")
    @Blocks("file in @PostConstruct of the bean of an observer")
    public String observer() {
        sold.fire(new Sold("pen"));
        return "served";
    }

    @GET
    @Path("observer-parameter")
    @Blocks("sleep in @PostConstruct of a parameter of an observer")
    public String observerParameter() {
        moved.fire(new Moved("pen"));
        return "served";
    }

    @GET
    @Path("observed")
    @Blocks("JDBC in an event of a class below the one that is observed")
    public String observedSubclass() {
        happened.fire(new Failed());
        return "served";
    }

    @GET
    @Path("anything")
    @Blocks("file in the observer of an event whose type the injection point doesn't tell")
    public String anything() {
        anything.fire(new Sold("pen"));
        return "served";
    }

    @GET
    @Path("selected")
    @Blocks("sleep in the observer of a selected event")
    public String selected() {
        anything.select(Moved.class).fire(new Moved("pen"));
        return "served";
    }
}
