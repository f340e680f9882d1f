package dev.straightway.deployment.proof.corpus.blocking;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;

import jakarta.annotation.PostConstruct;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.inject.Produces;
import jakarta.inject.Inject;
import jakarta.inject.Named;
import jakarta.inject.Singleton;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;

import dev.straightway.deployment.proof.corpus.Blocks;
import io.quarkus.arc.DefaultBean;

/** Blocks behind what the container fills in other ways than a plain field. */
@Path("blocking/injections")
public class InjectionsResource {

    @ApplicationScoped
    public static class Disk {
        public String read() {
            return Slow.file();
        }
    }

    @ApplicationScoped
    public static class ByConstructor {
        private final Disk disk;

        @Inject
        public ByConstructor(Disk disk) {
            this.disk = disk;
        }

        public String text() {
            return disk.read();
        }
    }

    @ApplicationScoped
    public static class ByInitialiser {
        private Supplier<String> source;

        @Inject
        void use(Disk disk) {
            source = disk::read;
        }

        public String text() {
            return source.get();
        }
    }

    @ApplicationScoped
    public static class AfterConstruction {
        private final List<Supplier<String>> sources = new ArrayList<>();
        @Inject
        Disk disk;

        @PostConstruct
        void prepare() {
            sources.add(disk::read);
        }

        public String text() {
            return sources.get(0).get();
        }
    }

    public abstract static class Base<T> {
        @Inject
        Disk disk;

        public abstract T text();
    }

    @ApplicationScoped
    public static class Inheriting extends Base<String> {
        @Override
        public String text() {
            return disk.read();
        }
    }

    public interface Source {
        String text();
    }

    @ApplicationScoped
    public static class Producers {
        @Produces
        @Named("field")
        final Supplier<String> field = Slow::file;

        @Produces
        @Singleton
        Source source(Disk disk) {
            return new Source() {
                @Override
                public String text() {
                    return disk.read();
                }
            };
        }
    }

    public interface Clockwork {
        String tick();
    }

    @DefaultBean
    @ApplicationScoped
    public static class DefaultClockwork implements Clockwork {
        @Override
        public String tick() {
            return Slow.sleep();
        }
    }

    @ApplicationScoped
    public static class First {
        @Inject
        Second second;

        public String call(int depth) {
            return second.call(depth - 1);
        }
    }

    @ApplicationScoped
    public static class Second {
        @Inject
        First first;

        public String call(int depth) {
            return depth < 0 ? Slow.sleep() : first.call(depth);
        }
    }

    @Inject
    ByConstructor byConstructor;
    @Inject
    ByInitialiser byInitialiser;
    @Inject
    AfterConstruction afterConstruction;
    @Inject
    Inheriting inheriting;
    @Inject
    Source source;
    @Inject
    @Named("field")
    Supplier<String> field;
    @Inject
    Clockwork clockwork;
    @Inject
    First first;

    @GET
    @Path("constructor")
    @Blocks("file in a bean that a constructor gets")
    public String constructor() {
        return byConstructor.text();
    }

    @GET
    @Path("initialiser")
    @Blocks("file in a bean that an initialiser method gets")
    public String initialiserMethod() {
        return byInitialiser.text();
    }

    @GET
    @Path("after")
    @Blocks("file behind a function kept after construction")
    public String afterConstruction() {
        return afterConstruction.text();
    }

    @GET
    @Path("inherited")
    @Blocks("file in a bean injected into the super class")
    public String inherited() {
        return inheriting.text();
    }

    @GET
    @Path("produced")
    @Blocks("file in an anonymous class that a producer makes")
    public String produced() {
        return source.text();
    }

    @GET
    @Path("field")
    @Blocks("file behind a producer field")
    public String producerField() {
        return field.get();
    }

    @GET
    @Path("default")
    @Blocks("sleep in a default bean")
    public String defaultBean() {
        return clockwork.tick();
    }

    @GET
    @Path("circular")
    @Blocks("sleep in beans that call each other")
    public String circular() {
        return first.call(3);
    }
}
