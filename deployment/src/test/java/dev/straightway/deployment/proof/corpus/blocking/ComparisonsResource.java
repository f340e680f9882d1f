package dev.straightway.deployment.proof.corpus.blocking;

import java.text.MessageFormat;
import java.util.AbstractCollection;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashMap;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.PriorityQueue;
import java.util.Set;
import java.util.StringJoiner;
import java.util.TreeSet;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentSkipListMap;
import java.util.concurrent.atomic.AtomicReference;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;

import dev.straightway.deployment.proof.corpus.Blocks;

/** Blocks where the platform compares, hashes and writes objects without being told to. */
@Path("blocking/comparisons")
public class ComparisonsResource {

    static final class Version implements Comparable<Version> {
        @Override
        public int compareTo(Version other) {
            return Slow.monitor();
        }
    }

    static final class Key {
        @Override
        public boolean equals(Object other) {
            return Slow.monitor() == 0;
        }

        @Override
        public int hashCode() {
            return 1;
        }
    }

    static final class Hashed {
        @Override
        public int hashCode() {
            return Slow.monitor();
        }

        @Override
        public boolean equals(Object other) {
            return other instanceof Hashed;
        }
    }

    static final class Written {
        @Override
        public String toString() {
            return Slow.file();
        }
    }

    record Wrapper(String name, Optional<Key> key) {
    }

    static final class Rows extends AbstractCollection<String> {
        @Override
        public Iterator<String> iterator() {
            return List.of(Slow.row()).iterator();
        }

        @Override
        public int size() {
            return 1;
        }
    }

    static final class Cause extends IllegalStateException {
        private static final long serialVersionUID = 1L;

        @Override
        public String toString() {
            return Slow.file();
        }
    }

    private final Map<Key, String> names = new ConcurrentHashMap<>();

    @GET
    @Path("max")
    @Blocks("monitor in compareTo of Collections.max")
    public String max() {
        return Collections.max(List.of(new Version(), new Version())).getClass().getName();
    }

    @GET
    @Path("natural")
    @Blocks("monitor in compareTo of the natural order")
    public boolean naturalOrder() {
        return Stream.of(new Version(), new Version()).max(Comparator.naturalOrder()).isPresent();
    }

    @GET
    @Path("sorted-null")
    @Blocks("monitor in compareTo of List.sort without comparator")
    public int sortNull() {
        var all = new ArrayList<>(List.of(new Version(), new Version()));
        all.sort(null);
        return all.size();
    }

    @GET
    @Path("tree-set")
    @Blocks("monitor in compareTo of a tree that copies")
    public int treeSet() {
        return new TreeSet<>(List.of(new Version(), new Version())).size();
    }

    @GET
    @Path("queue")
    @Blocks("monitor in compareTo of a priority queue")
    public int priorityQueue() {
        var queue = new PriorityQueue<Version>();
        queue.add(new Version());
        queue.add(new Version());
        return queue.size();
    }

    @GET
    @Path("skip-list")
    @Blocks("monitor in compareTo of a skip list")
    public int skipList() {
        var map = new ConcurrentSkipListMap<Version, String>();
        map.put(new Version(), "a");
        return map.size();
    }

    @GET
    @Path("searched")
    @Blocks("monitor in compareTo of a binary search")
    public int binarySearch() {
        return Collections.binarySearch(List.of(new Version()), new Version());
    }

    @GET
    @Path("equal-key")
    @Blocks("monitor in equals of a stored key")
    public String equalKey() {
        names.put(new Key(), "a");
        return names.get(new Key());
    }

    @GET
    @Path("set-of")
    @Blocks("monitor in hashCode of Set.of")
    public int setOf() {
        return Set.of("a", new Hashed()).size();
    }

    @GET
    @Path("to-set")
    @Blocks("monitor in hashCode of Collectors.toSet")
    public int toSet() {
        return Stream.of("a").map(name -> new Hashed()).collect(Collectors.toSet()).size();
    }

    @GET
    @Path("wrapped")
    @Blocks("monitor in equals of an optional in a record")
    public boolean optionalInRecord() {
        return new Wrapper("a", Optional.of(new Key())).equals(new Wrapper("a", Optional.of(new Key())));
    }

    @GET
    @Path("removed")
    @Blocks("monitor in equals of List.remove")
    public boolean remove() {
        List<Key> all = new ArrayList<>();
        all.add(new Key());
        return all.remove(new Key());
    }

    @GET
    @Path("lists")
    @Blocks("monitor in equals of equal lists")
    public boolean listEquals() {
        List<Object> one = new ArrayList<>();
        one.add(new Key());
        return one.equals(Arrays.asList(new Key()));
    }

    @GET
    @Path("list-hash")
    @Blocks("monitor in hashCode of a list as a key")
    public boolean listAsKey() {
        Map<List<Hashed>, String> map = new HashMap<>();
        return map.containsKey(Arrays.asList(new Hashed()));
    }

    @GET
    @Path("deep")
    @Blocks("file in toString of Arrays.deepToString")
    public String deepToString() {
        return Arrays.deepToString(new Object[][] { { new Written() } });
    }

    @GET
    @Path("message")
    @Blocks("file in toString of MessageFormat")
    public String messageFormat() {
        return MessageFormat.format("{0}", new Written());
    }

    @GET
    @Path("optional")
    @Blocks("file in toString of an optional")
    public String optionalToString() {
        return "found " + Optional.of(new Written());
    }

    @GET
    @Path("reference")
    @Blocks("file in toString of an atomic reference")
    public String referenceToString() {
        return new AtomicReference<>(new Written()).toString();
    }

    @GET
    @Path("map-text")
    @Blocks("file in toString of a map's value")
    public String mapToString() {
        return "all: " + Map.of("a", new Written());
    }

    @GET
    @Path("inserted")
    @Blocks("file in toString of StringBuilder.insert")
    public String inserted() {
        return new StringBuilder("a").insert(0, new Written()).toString();
    }

    @GET
    @Path("joined")
    @Blocks("file in toString of joined names")
    public String joined() {
        var joiner = new StringJoiner(",");
        Stream.of(new Written()).map(String::valueOf).forEach(joiner::add);
        return joiner.toString();
    }

    @GET
    @Path("cause")
    @Blocks("file in toString of an exception's cause")
    public String cause() {
        return new RuntimeException(new Cause()).getMessage();
    }

    @GET
    @Path("copied")
    @Blocks("JDBC in the iterator of a collection that is copied")
    public int copiedCollection() {
        Collection<String> rows = new Rows();
        return new ArrayList<>(rows).size();
    }

    @GET
    @Path("each")
    @Blocks("JDBC in the iterator behind an inherited forEach")
    public int inheritedForEach() {
        var all = new ArrayList<String>();
        new Rows().forEach(all::add);
        return all.size();
    }

    @GET
    @Path("joined-rows")
    @Blocks("JDBC in the iterator of String.join")
    public String joinedRows() {
        return String.join(",", new Rows());
    }
}
