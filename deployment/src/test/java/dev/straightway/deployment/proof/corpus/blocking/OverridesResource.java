package dev.straightway.deployment.proof.corpus.blocking;

import java.time.Clock;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.time.temporal.Temporal;
import java.time.temporal.TemporalAdjuster;
import java.util.AbstractList;
import java.util.AbstractMap;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Comparator;
import java.util.Formattable;
import java.util.Formatter;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeMap;

import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;

import dev.straightway.deployment.proof.corpus.Blocks;

/** Blocks in methods that the platform calls: toString, equals, hashCode, compareTo, iterators, and other overrides. */
@Path("blocking/overrides")
public class OverridesResource {

    static final class Document implements Comparable<Document> {
        @Override
        public String toString() {
            return Slow.file();
        }

        @Override
        public boolean equals(Object other) {
            return other instanceof Document && Slow.monitor() == 0;
        }

        @Override
        public int hashCode() {
            return Slow.monitor();
        }

        @Override
        public int compareTo(Document other) {
            return Slow.monitor();
        }
    }

    record Labelled(Document document, int number) {
    }

    record Loaded(String id) {
        @Override
        public String id() {
            return id + Slow.row();
        }
    }

    static final class Chapters implements Iterable<String> {
        @Override
        public Iterator<String> iterator() {
            return new Iterator<>() {
                @Override
                public boolean hasNext() {
                    return Slow.file().isEmpty();
                }

                @Override
                public String next() {
                    return "chapter";
                }
            };
        }
    }

    static final class RemoteList extends AbstractList<String> {
        @Override
        public String get(int index) {
            return Slow.host();
        }

        @Override
        public int size() {
            return 2;
        }
    }

    static final class RemoteMap extends AbstractMap<String, String> {
        @Override
        public Set<Entry<String, String>> entrySet() {
            return Set.of(Map.entry("host", Slow.host()));
        }
    }

    static final class RemoteText implements CharSequence {
        @Override
        public int length() {
            return 1;
        }

        @Override
        public char charAt(int index) {
            return Slow.host().charAt(index);
        }

        @Override
        public CharSequence subSequence(int start, int end) {
            return this;
        }
    }

    static final class Session implements AutoCloseable {
        String name() {
            return "session";
        }

        @Override
        public void close() {
            Slow.sleep();
        }
    }

    static final class Failure extends RuntimeException {
        private static final long serialVersionUID = 1L;

        @Override
        public String getMessage() {
            return Slow.file();
        }
    }

    static final class Printed implements Formattable {
        @Override
        public void formatTo(Formatter formatter, int flags, int width, int precision) {
            formatter.format("%s", Slow.file());
        }
    }

    static final class Slowest implements Comparator<String> {
        @Override
        public int compare(String a, String b) {
            return Slow.monitor();
        }
    }

    static final class TimeServer extends Clock {
        @Override
        public ZoneId getZone() {
            return ZoneOffset.UTC;
        }

        @Override
        public Clock withZone(ZoneId zone) {
            return this;
        }

        @Override
        public Instant instant() {
            return Instant.ofEpochSecond(Slow.host().length());
        }
    }

    static final class NextHoliday implements TemporalAdjuster {
        @Override
        public Temporal adjustInto(Temporal temporal) {
            Slow.row();
            return temporal;
        }
    }

    static final class Lru extends java.util.LinkedHashMap<String, String> {
        private static final long serialVersionUID = 1L;

        @Override
        protected boolean removeEldestEntry(Map.Entry<String, String> eldest) {
            return Slow.file().isEmpty();
        }
    }

    private final Map<String, Document> documents = new HashMap<>();

    @GET
    @Path("concatenated")
    @Blocks("file in toString of a concatenation")
    public String concatenated() {
        return "document: " + new Document();
    }

    @GET
    @Path("appended")
    @Blocks("file in toString of StringBuilder.append")
    public String appended() {
        return new StringBuilder().append(new Document()).toString();
    }

    @GET
    @Path("formatted")
    @Blocks("file in toString of String.format")
    public String formatted() {
        return String.format("%s", new Document());
    }

    @GET
    @Path("formattable")
    @Blocks("file in formatTo")
    public String formattable() {
        return "%s".formatted(new Printed());
    }

    @GET
    @Path("in-list")
    @Blocks("file in toString of an element of a list")
    public String listToString() {
        var all = new ArrayList<Document>();
        all.add(new Document());
        return all.toString();
    }

    @GET
    @Path("component")
    @Blocks("file in toString of a record's component")
    public String recordToString() {
        return new Labelled(new Document(), 1).toString();
    }

    @GET
    @Path("accessor")
    @Blocks("JDBC in a record's accessor")
    public String recordAccessor() {
        return new Loaded("a").id();
    }

    @GET
    @Path("hash")
    @Blocks("monitor in hashCode of a map's key")
    public boolean hashOfKey() {
        Map<Object, String> names = new HashMap<>();
        return names.containsKey(new Document());
    }

    @GET
    @Path("hash-of-record")
    @Blocks("monitor in hashCode of a record's component in a set")
    public boolean hashOfRecord() {
        return new HashSet<Object>().add(new Labelled(new Document(), 1));
    }

    @GET
    @Path("contains")
    @Blocks("monitor in equals of contains")
    public boolean contains() {
        List<Document> all = new ArrayList<>();
        all.add(new Document());
        return all.contains(new Document());
    }

    @GET
    @Path("contains-value")
    @Blocks("monitor in equals of what was put before")
    public boolean containsValue() {
        documents.put("a", new Document());
        return documents.values().contains(null) || documents.equals(Map.of("a", "b"));
    }

    @GET
    @Path("equal")
    @Blocks("monitor in equals of Objects.equals")
    public boolean objectsEquals() {
        return Objects.equals(new Document(), new Document());
    }

    @GET
    @Path("hashed")
    @Blocks("monitor in hashCode of Objects.hash")
    public int objectsHash() {
        return Objects.hash("a", 1, new Document());
    }

    @GET
    @Path("tree")
    @Blocks("monitor in compareTo of a tree's key")
    public String tree() {
        var tree = new TreeMap<Document, String>();
        tree.put(new Document(), "one");
        return tree.firstEntry().getValue();
    }

    @GET
    @Path("sorted")
    @Blocks("monitor in compareTo of Collections.sort")
    public int sorted() {
        var all = new ArrayList<>(List.of(new Document(), new Document()));
        Collections.sort(all);
        return all.size();
    }

    @GET
    @Path("array")
    @Blocks("monitor in compareTo of Arrays.sort")
    public int sortedArray() {
        Document[] all = { new Document(), new Document() };
        Arrays.sort(all);
        return all.length;
    }

    @GET
    @Path("comparator")
    @Blocks("monitor in the comparator of a tree")
    public String treeWithComparator() {
        Map<String, String> tree = new TreeMap<>(new Slowest());
        tree.put("a", "1");
        return tree.get("b");
    }

    @GET
    @Path("iterator")
    @Blocks("file in the iterator of an own collection")
    public int ownIterator() {
        int count = 0;
        for (var chapter : new Chapters()) {
            count += chapter.length();
        }
        return count;
    }

    @GET
    @Path("list")
    @Blocks("name look-up in get of an own list")
    public String ownList() {
        List<String> hosts = new RemoteList();
        return hosts.get(0);
    }

    @GET
    @Path("list-stream")
    @Blocks("name look-up in get of an own list, through a stream")
    public List<String> ownListStream() {
        return new RemoteList().stream().sorted().toList();
    }

    @GET
    @Path("wrapped")
    @Blocks("name look-up in get of an own list, behind a view")
    public String wrappedList() {
        return Collections.unmodifiableList(new RemoteList()).get(0);
    }

    @GET
    @Path("copied")
    @Blocks("name look-up in an own list that is copied")
    public int copiedList() {
        return List.copyOf(new RemoteList()).size();
    }

    @GET
    @Path("map/{name}")
    @Blocks("name look-up in the entries of an own map")
    public String ownMap(@PathParam("name") String name) {
        return new RemoteMap().getOrDefault(name, "none");
    }

    @GET
    @Path("text")
    @Blocks("name look-up in a CharSequence")
    public boolean ownText() {
        return "localhost".contentEquals(new RemoteText());
    }

    @GET
    @Path("matched")
    @Blocks("name look-up in a CharSequence that a pattern reads")
    public boolean matchedText() {
        return java.util.regex.Pattern.compile("[a-z]+").matcher(new RemoteText()).matches();
    }

    @GET
    @Path("closed")
    @Blocks("sleep in close")
    public String closed() {
        try (var session = new Session()) {
            return session.name();
        }
    }

    @GET
    @Path("message")
    @Blocks("file in getMessage, which the exception's text asks for")
    public String message() {
        try {
            throw new Failure();
        } catch (RuntimeException e) {
            return "failed: " + e;
        }
    }

    @GET
    @Path("clock")
    @Blocks("name look-up in a clock")
    public LocalDate ownClock() {
        return LocalDate.now(new TimeServer());
    }

    @GET
    @Path("adjusted")
    @Blocks("JDBC in a temporal adjuster")
    public LocalDate adjusted() {
        return LocalDate.of(2026, 1, 1).with(new NextHoliday());
    }

    @GET
    @Path("evicted")
    @Blocks("file in removeEldestEntry")
    public int evicted() {
        var lru = new Lru();
        lru.put("a", "b");
        return lru.size();
    }
}
