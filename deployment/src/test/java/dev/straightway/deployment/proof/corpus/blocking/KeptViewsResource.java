package dev.straightway.deployment.proof.corpus.blocking;

import java.util.AbstractList;
import java.util.Collection;
import java.util.Collections;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SortedMap;
import java.util.Spliterator;
import java.util.Spliterators;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.concurrent.ConcurrentSkipListMap;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import java.util.stream.Stream;

import jakarta.enterprise.event.Observes;
import jakarta.inject.Singleton;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.core.Response;

import dev.straightway.deployment.proof.corpus.Blocks;
import io.quarkus.runtime.StartupEvent;

/** Blocks in streams, iterators and views that were made before the request, when JSON goes through them. */
@Path("blocking/kept-views")
public class KeptViewsResource {

    static Stream<String> mapped;
    static Stream<String> joined;
    static Stream<String> ofOwn;
    static IntStream numbers;
    static Iterator<String> iterator;
    static Iterator<String> split;
    static Iterable<String> iterable;
    static Page page;
    static SortedMap<String, String> head;
    static SortedMap<Version, String> versions;
    static Map<String, String> skipped;
    static Map<String, String> locked;
    static Set<String> tail;
    static Set<String> keys;
    static Set<Map.Entry<String, String>> entries;
    static Collection<String> texts;

    /** Makes them all when the application starts, which no route waits for. */
    @Singleton
    static class Start {
        void start(@Observes StartupEvent event) {
            mapped = Stream.of("a", "b").map(text -> text + Slow.file());
            joined = Stream.concat(Stream.of("a"), Stream.of("b").filter(text -> Slow.sleep() != null));
            ofOwn = new Lines().stream();
            numbers = IntStream.of(1, 2).map(number -> number + Slow.monitor());
            iterator = Stream.of("a", "b").peek(text -> Slow.sleep()).iterator();
            split = Spliterators.iterator(new Words());
            iterable = Stream.of("a").map(text -> text + Slow.file())::iterator;
            page = new Page(Stream.of("a").map(text -> text + Slow.file()).iterator());
            TreeMap<String, String> sorted = new TreeMap<>(KeptViewsResource::slowly);
            head = sorted.headMap("b");
            keys = sorted.subMap("a", "c").keySet();
            entries = sorted.tailMap("a").entrySet();
            texts = Collections.unmodifiableCollection(sorted.tailMap("a", false).values());
            locked = Collections.unmodifiableMap(sorted.headMap("z"));
            versions = new TreeMap<>(Map.of(new Version(1), "a")).tailMap(new Version(0));
            skipped = new ConcurrentSkipListMap<String, String>(KeptViewsResource::slowly).headMap("b");
            tail = new TreeSet<String>(KeptViewsResource::slowly).tailSet("b");
        }
    }

    static int slowly(String one, String other) {
        return Slow.monitor() == 0 ? 0 : one.compareTo(other);
    }

    public record Page(Iterator<String> rows) {
    }

    public record Version(int number) implements Comparable<Version> {
        @Override
        public int compareTo(Version other) {
            return Slow.monitor() == 0 ? 0 : number - other.number;
        }
    }

    static class Lines extends AbstractList<String> {
        @Override
        public String get(int index) {
            return Slow.file();
        }

        @Override
        public int size() {
            return 2;
        }
    }

    static class Words implements Spliterator<String> {
        @Override
        public boolean tryAdvance(Consumer<? super String> action) {
            action.accept(Slow.sleep());
            return true;
        }

        @Override
        public Spliterator<String> trySplit() {
            return null;
        }

        @Override
        public long estimateSize() {
            return 2;
        }

        @Override
        public int characteristics() {
            return 0;
        }
    }

    @GET
    @Path("mapped")
    @Blocks("file in map of a stream that was made before")
    public Object mapped() {
        return mapped;
    }

    @GET
    @Path("joined")
    @Blocks("sleep in a stream that another one is made of")
    public Object joined() {
        return joined;
    }

    @GET
    @Path("of-own")
    @Blocks("file in the list that a stream was made of")
    public Object ofOwn() {
        return ofOwn;
    }

    @GET
    @Path("numbers")
    @Blocks("monitor in map of a stream of numbers that was made before")
    public Object numbers() {
        return numbers;
    }

    @GET
    @Path("iterator")
    @Blocks("sleep in an iterator of a stream that was made before")
    public Iterator<String> iterator() {
        return iterator;
    }

    @GET
    @Path("split")
    @Blocks("sleep in an iterator of a spliterator of the application")
    public Iterator<String> split() {
        return split;
    }

    @GET
    @Path("iterable")
    @Blocks("file in what makes iterators of a stream that was made before")
    public Iterable<String> iterable() {
        return iterable;
    }

    @GET
    @Path("page")
    @Blocks("file in an iterator that a record holds")
    public Page page() {
        return page;
    }

    @GET
    @Path("listed")
    @Blocks("file in a stream within a list")
    public List<Object> listed() {
        return List.of("a", mapped);
    }

    @GET
    @Path("entity")
    @Blocks("file in a stream that is an entity")
    public Response entity() {
        return Response.ok(mapped).build();
    }

    @GET
    @Path("head")
    @Blocks("monitor in the comparator of a map of which a part is written")
    public Map<String, String> head() {
        return head;
    }

    @GET
    @Path("versions")
    @Blocks("monitor in the order of the keys of a map of which a part is written")
    public Object versions() {
        return versions;
    }

    @GET
    @Path("skipped")
    @Blocks("monitor in the comparator of a concurrent map of which a part is written")
    public Map<String, String> skipped() {
        return skipped;
    }

    @GET
    @Path("locked")
    @Blocks("monitor in the comparator of a part of a map that can't be changed")
    public Map<String, String> locked() {
        return locked;
    }

    @GET
    @Path("tail")
    @Blocks("monitor in the comparator of a set of which a part is written")
    public Set<String> tail() {
        return tail;
    }

    @GET
    @Path("keys")
    @Blocks("monitor in the comparator of a map of which the keys of a part are written")
    public Set<String> keys() {
        return keys;
    }

    @GET
    @Path("entries")
    @Blocks("monitor in the comparator of a map of which the entries of a part are written")
    public Object entries() {
        return entries;
    }

    @GET
    @Path("texts")
    @Blocks("monitor in the comparator of a map of which the values of a part are written")
    public Collection<String> texts() {
        return texts;
    }
}
