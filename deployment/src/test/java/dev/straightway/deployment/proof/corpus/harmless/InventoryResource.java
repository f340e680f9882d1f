package dev.straightway.deployment.proof.corpus.harmless;

import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.LongAdder;
import java.util.function.Function;
import java.util.function.Supplier;

import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Inject;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.PUT;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;

import io.quarkus.arc.All;

/** A store room: generic repositories, caches, listeners and rules, as they are written to last. */
@Path("harmless/inventory")
public class InventoryResource {

    public interface Entity {
        String id();
    }

    public record Crate(String id, int weight, String shelf) implements Entity {
    }

    public abstract static class InMemoryRepository<T extends Entity> {
        private final Map<String, T> entities = new ConcurrentHashMap<>();

        public T save(T entity) {
            entities.put(entity.id(), checked(entity));
            return entity;
        }

        public T find(String id) {
            return entities.get(id);
        }

        public Collection<T> all() {
            return Collections.unmodifiableCollection(entities.values());
        }

        protected abstract T checked(T entity);
    }

    @ApplicationScoped
    public static class Crates extends InMemoryRepository<Crate> {
        @Override
        protected Crate checked(Crate crate) {
            if (crate.weight() > 1000) {
                throw new IllegalArgumentException("too heavy: " + crate);
            }
            return crate;
        }
    }

    /** A cache whose entries grow old. */
    public static class Cache<K, V> {
        private record Entry<V>(V value, Instant until) {
        }

        private final Map<K, Entry<V>> entries = new ConcurrentHashMap<>();
        private final Duration age;
        private final Function<K, V> loader;

        Cache(Duration age, Function<K, V> loader) {
            this.age = age;
            this.loader = loader;
        }

        V get(K key) {
            var entry = entries.get(key);
            if (entry == null || entry.until().isBefore(Instant.now())) {
                entry = new Entry<>(loader.apply(key), Instant.now().plus(age));
                entries.put(key, entry);
            }
            return entry.value();
        }
    }

    /** A rule for a crate. */
    public interface Rule {
        boolean allows(Crate crate);

        default String name() {
            return getClass().getSimpleName();
        }
    }

    @ApplicationScoped
    public static class WeightRule implements Rule {
        @Override
        public boolean allows(Crate crate) {
            return crate.weight() < 500;
        }
    }

    @ApplicationScoped
    public static class ShelfRule implements Rule {
        @Override
        public boolean allows(Crate crate) {
            return crate.shelf() != null && crate.shelf().matches("[A-Z]\\d+");
        }

        @Override
        public String name() {
            return "shelf";
        }
    }

    /** A value that is made when it is asked for. */
    static final class Lazy<T> implements Supplier<T> {
        private final Supplier<T> source;
        private volatile T value;

        Lazy(Supplier<T> source) {
            this.source = source;
        }

        @Override
        public T get() {
            var now = value;
            if (now == null) {
                now = source.get();
                value = now;
            }
            return now;
        }
    }

    private final AtomicInteger visits = new AtomicInteger();
    private final LongAdder moves = new LongAdder();
    private final ConcurrentLinkedQueue<String> journal = new ConcurrentLinkedQueue<>();
    private final List<String> shelves = new CopyOnWriteArrayList<>(List.of("A1", "B2"));
    private final Cache<String, Integer> lengths = new Cache<>(Duration.ofMinutes(5), String::length);
    private final Lazy<Map<String, Integer>> capacities = new Lazy<>(() -> Map.of("A1", 3, "B2", 4));

    @Inject
    Crates crates;
    @Inject
    @All
    List<Rule> rules;

    @GET
    @Path("visits")
    public int visits() {
        return visits.incrementAndGet();
    }

    @PUT
    public Crate save(Crate crate) {
        moves.increment();
        return crates.save(crate);
    }

    @GET
    @Path("crates/{id}")
    public Crate crate(@PathParam("id") String id) {
        return crates.find(id);
    }

    @GET
    @Path("crates")
    public Collection<Crate> all() {
        return crates.all();
    }

    @GET
    @Path("weight")
    public int weight() {
        int weight = 0;
        for (var crate : crates.all()) {
            weight += crate.weight();
        }
        return weight;
    }

    @POST
    @Path("check")
    public List<String> check(Crate crate) {
        var broken = new ArrayList<String>();
        for (var rule : rules) {
            if (!rule.allows(crate)) {
                broken.add(rule.name());
            }
        }
        return broken;
    }

    @GET
    @Path("cached/{key}")
    public int cached(@PathParam("key") String key) {
        return lengths.get(key);
    }

    @GET
    @Path("capacity/{shelf}")
    public int capacity(@PathParam("shelf") String shelf) {
        return capacities.get().getOrDefault(shelf, 0);
    }

    @POST
    @Path("journal/{line}")
    public int write(@PathParam("line") String line) {
        journal.add(line);
        if (journal.size() > 100) {
            journal.poll();
        }
        return journal.size();
    }

    @GET
    @Path("journal")
    public List<String> journal() {
        return List.copyOf(journal);
    }

    @POST
    @Path("shelves/{shelf}")
    public List<String> addShelf(@PathParam("shelf") String shelf) {
        if (!shelves.contains(shelf)) {
            shelves.add(shelf);
        }
        return shelves;
    }

    @GET
    @Path("moves")
    public long moves() {
        return moves.sum();
    }
}
