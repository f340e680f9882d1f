package dev.straightway.proof.reasons;

import java.io.IOException;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.util.ArrayList;
import java.util.List;
import java.util.ServiceLoader;
import java.util.concurrent.Callable;
import java.util.function.Consumer;
import java.util.function.Supplier;

import jakarta.inject.Inject;

import com.fasterxml.jackson.annotation.JsonFilter;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.module.SimpleModule;

/** An application, each class of which has a route {@code get} that isn't proven. Comments mark the lines that are named. */
final class Shop {

    private Shop() {
    }

    static final class Sleeps {
        void get() throws InterruptedException {
            Thread.sleep(1); // sleeps
        }
    }

    static final class Locks {
        private int count;

        int get() {
            synchronized (this) { // locks
                return count++;
            }
        }
    }

    static final class Fails {
        private static final Exception FAILURE = new IllegalStateException();

        Throwable get() {
            return FAILURE.getCause(); // asked
        }

        void hold() throws InterruptedException {
            synchronized (FAILURE) { // held
                Thread.sleep(1);
            }
        }
    }

    static final class Reflects {
        Object get() throws ClassNotFoundException {
            return Class.forName("org.acme.Item"); // reflects
        }
    }

    static final class Draws {
        double get() {
            return new java.awt.Point().getX(); // draws
        }
    }

    static final class Native { // nativeClass
        int get() {
            return count(); // native
        }

        private static native int count();
    }

    @Library.Generates
    interface Client {
        int ask();
    }

    static final class Asks {
        int get(Client client) {
            return client.ask(); // generated
        }
    }

    interface Shape {
        int area();
    }

    static final class Measures {
        int get(Shape shape) {
            return shape.area(); // shapeless
        }
    }

    static final class Counts {
        int get(Library.Count count) {
            return count.of(1); // function
        }
    }

    static final class Loads {
        private static Supplier<String> loaded;

        String get() {
            return loaded.get(); // used
        }

        @SuppressWarnings("unchecked")
        void load(ObjectInputStream in) throws IOException, ReflectiveOperationException {
            loaded = (Supplier<String>) Class.forName("org.acme.Item").getDeclaredConstructor().newInstance(); // loaded
        }
    }

    static final class Saves {
        private static final List<Supplier<String>> PARTS = new ArrayList<>();

        String get() {
            return PARTS.get(0).get(); // part
        }

        void save(ObjectOutputStream out) throws IOException {
            out.writeObject(PARTS); // saved
        }
    }

    static final class Finds {
        private static Runnable found;

        void get() {
            found.run(); // found
        }

        void find() {
            ServiceLoader.load(Runnable.class).forEach(one -> found = one); // finds
        }
    }

    static final class Hooked {
        void get() {
            Library.hook.run(); // hook
        }
    }

    static final class Injected { // injectedClass
        @Inject
        Supplier<String> source;

        String get() {
            return source.get(); // injected
        }
    }

    static final class Unset { // unsetClass
        private Supplier<String> source;

        String get() {
            return source.get(); // unset
        }
    }

    static final class Listens implements Consumer<Runnable> {
        private static Runnable last;

        void get() {
            last.run(); // last
        }

        @Override
        public void accept(Runnable runnable) {
            last = runnable; // listens
        }
    }

    static final class Takes {
        void get(Callable<String> task) throws Exception {
            task.call(); // task
        }
    }

    @JsonFilter("hidden")
    public static class Marked { // marked
        public Object value;
    }

    static final class Reads {
        private static Marked last;

        String get() {
            return last.value.toString(); // read
        }

        void put(Marked marked) {
            last = marked;
        }
    }

    static final class Filtered {
        void get(Marked marked) {
            // its filter may be any code
        }
    }

    static final class Restored {
        private static Restored last;
        Supplier<String> task;

        String get() {
            return last.task.get(); // restored
        }

        static void restore(ObjectInputStream in) throws IOException, ClassNotFoundException {
            last = (Restored) in.readObject();
        }
    }

    static final class Returns {
        Thread get() {
            return Thread.currentThread(); // thread
        }
    }

    static final class Maps {
        @Inject
        static ObjectMapper mapper;

        List<String> get() {
            return List.of();
        }

        void start() {
            mapper.registerModule(new SimpleModule()); // module
        }
    }

    static final class Calls {
        int get() {
            return more(); // calls
        }

        private static int more() {
            return 1;
        }
    }

    /** Is a bean of the request scope. */
    static final class Visit {
        String name() {
            return "somebody";
        }
    }

    static final class Visits {
        @Inject
        Visit visit;

        String get() {
            return visit.name(); // visit
        }
    }
}
