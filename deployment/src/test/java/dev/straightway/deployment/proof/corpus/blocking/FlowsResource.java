package dev.straightway.deployment.proof.corpus.blocking;

import java.net.URI;
import java.net.URL;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Function;
import java.util.function.Supplier;

import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.event.Observes;
import jakarta.inject.Inject;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;

import dev.straightway.deployment.proof.corpus.Blocks;
import io.quarkus.runtime.StartupEvent;

/** Blocks that come a long way: through fields, containers, casts, arrays, holders and code that runs at another time. */
@Path("blocking/flows")
public class FlowsResource {

    static final class Box<T> {
        private T content;

        Box<T> with(T content) {
            this.content = content;
            return this;
        }

        T content() {
            return content;
        }
    }

    interface Handler {
        String handle(String text);
    }

    static final class FileHandler implements Handler {
        @Override
        public String handle(String text) {
            return Slow.file();
        }
    }

    static final class Registry {
        static final Map<String, Object> SERVICES = new ConcurrentHashMap<>();
        static Supplier<String> fallback = () -> "none";
        static List<String> log = new ArrayList<>();

        private Registry() {
        }
    }

    /** Fills the registry when the application starts, far from any route. */
    @ApplicationScoped
    public static class Filler {
        void fill(@Observes StartupEvent start) {
            Registry.SERVICES.put("handler", new FileHandler());
            Registry.SERVICES.put("function", (Function<String, String>) text -> text + Slow.file());
            Registry.fallback = Slow::row;
            Registry.log = Collections.synchronizedList(new ArrayList<>());
        }
    }

    static final class Node {
        private final Node next;
        private final Supplier<String> work;

        Node(Node next, Supplier<String> work) {
            this.next = next;
            this.work = work;
        }

        String run() {
            return next == null ? work.get() : next.run();
        }
    }

    abstract static class Lazy<T> {
        private T value;

        T get() {
            if (value == null) {
                value = compute();
            }
            return value;
        }

        protected abstract T compute();

        static <T> Lazy<T> of(Supplier<? extends T> supplier) {
            return new Lazy<>() {
                @Override
                protected T compute() {
                    return supplier.get();
                }
            };
        }
    }

    private static final Set<URL> BLOCKED = new HashSet<>();
    private final Optional<Supplier<String>> custom = Optional.of(Slow::file);
    private final AtomicReference<Supplier<String>> current = new AtomicReference<>(() -> "start");
    private final Map<String, Map<String, List<Handler>>> handlers = new HashMap<>();
    private final Map<String, List<String>> lists = new LinkedHashMap<>();
    private final Lazy<String> lazy = Lazy.of(Slow::file);
    private final Iterator<Supplier<String>> round = List.<Supplier<String>> of(Slow::file).iterator();
    private final Object untyped = new FileHandler();
    private Collection<String> names = List.of();

    @Inject
    Filler filler;

    public FlowsResource() {
        handlers.computeIfAbsent("a", key -> new HashMap<>()).computeIfAbsent("b", key -> new ArrayList<>())
                .add(new FileHandler());
        lists.put("names", Collections.synchronizedList(new ArrayList<>()));
    }

    public void setNames(Collection<String> names) {
        this.names = names;
    }

    void useLocked() {
        setNames(Collections.synchronizedCollection(new ArrayDeque<>()));
    }

    @SafeVarargs
    private static <T> T last(T... all) {
        return all[all.length - 1];
    }

    @GET
    @Path("box")
    @Blocks("file behind a generic holder")
    public String holder() {
        var box = new Box<Supplier<String>>().with(Slow::file);
        return box.content().get();
    }

    @GET
    @Path("boxes")
    @Blocks("file behind a holder of a holder")
    public String holderOfHolder() {
        var box = new Box<Box<Handler>>().with(new Box<Handler>().with(new FileHandler()));
        return box.content().content().handle("");
    }

    @GET
    @Path("registry")
    @Blocks("file in a service that another bean put into a static map")
    public String registry() {
        return ((Handler) Registry.SERVICES.get("handler")).handle("text");
    }

    @GET
    @Path("function")
    @Blocks("file in a function that another bean put into a static map")
    @SuppressWarnings("unchecked")
    public String functionOfRegistry() {
        return ((Function<String, String>) Registry.SERVICES.get("function")).apply("text");
    }

    @GET
    @Path("fallback")
    @Blocks("JDBC in a static field that another bean sets")
    public String staticField() {
        return Registry.fallback.get();
    }

    @GET
    @Path("log")
    @Blocks("a synchronized list in a static field that another bean sets")
    public int staticList() {
        Registry.log.add("line");
        return Registry.log.size();
    }

    @GET
    @Path("setter")
    @Blocks("a synchronized collection in a field that a setter sets")
    public int setterSet() {
        return names.size();
    }

    @GET
    @Path("in-map")
    @Blocks("a synchronized list in a map")
    public int listInMap() {
        return lists.get("names").size();
    }

    @GET
    @Path("optional")
    @Blocks("file behind an optional supplier")
    public String optional() {
        return custom.map(Supplier::get).orElse("none");
    }

    @GET
    @Path("atomic")
    @Blocks("sleep behind an atomic reference")
    public String atomic() {
        var before = current.getAndSet(Slow::sleep);
        return before.get();
    }

    @GET
    @Path("maps")
    @Blocks("file behind maps of maps of lists")
    public String mapsOfMaps() {
        return handlers.get("a").get("b").get(0).handle("text");
    }

    @GET
    @Path("entries")
    @Blocks("file behind the entries of a map")
    public int entries() {
        int size = 0;
        for (var entry : handlers.entrySet()) {
            for (var list : entry.getValue().values()) {
                size += list.iterator().next().handle(entry.getKey()).length();
            }
        }
        return size;
    }

    @GET
    @Path("lazy")
    @Blocks("file behind a lazy value")
    public String lazy() {
        return lazy.get();
    }

    @GET
    @Path("round")
    @Blocks("file behind an iterator in a field")
    public String iterator() {
        return round.next().get();
    }

    @GET
    @Path("chain")
    @Blocks("sleep at the end of a chain")
    public String chain() {
        return new Node(new Node(new Node(null, Slow::sleep), () -> "b"), () -> "a").run();
    }

    @GET
    @Path("cast")
    @Blocks("file behind a cast")
    public String cast() {
        return untyped instanceof Handler handler ? handler.handle("text") : "none";
    }

    @GET
    @Path("varargs")
    @Blocks("file behind a generic array of arguments")
    public String varargs() {
        return last(() -> "a", (Supplier<String>) Slow::file).get();
    }

    @GET
    @Path("branches/{id}")
    @Blocks("file behind one of two branches")
    public String branches(@PathParam("id") String id) {
        Handler handler = text -> text;
        for (int i = 0; i < id.length(); i++) {
            if (id.charAt(i) == 'f') {
                handler = new FileHandler();
            }
        }
        return handler.handle(id);
    }

    @GET
    @Path("array")
    @Blocks("file behind an array of arrays")
    public String arrays() {
        var table = new Handler[2][2];
        table[1][0] = new FileHandler();
        return table[1][0].handle("text");
    }

    @GET
    @Path("blocked/{uri}")
    @Blocks("name look-up in hashCode of a set's element")
    public boolean urlInSet(@PathParam("uri") String uri) throws java.io.IOException {
        return BLOCKED.contains(URI.create(uri).toURL());
    }

    @GET
    @Path("reversed")
    @Blocks("file behind elements that a stream of a queue gives")
    public List<String> throughQueue() {
        var queue = new ArrayDeque<Handler>();
        queue.push(new FileHandler());
        return queue.stream().map(handler -> handler.handle("a")).toList();
    }
}
