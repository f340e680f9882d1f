package dev.straightway.deployment.proof.corpus.blocking;

import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collector;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;

import dev.straightway.deployment.proof.corpus.Blocks;

/** Blocks within streams: in every kind of step, source and collector. */
@Path("blocking/streams")
public class StreamsResource {

    record Ticket(String id) implements Comparable<Ticket> {
        @Override
        public int compareTo(Ticket other) {
            return Slow.monitor();
        }

        @Override
        public boolean equals(Object other) {
            return Slow.monitor() == 0;
        }

        @Override
        public int hashCode() {
            return id.hashCode();
        }
    }

    private final List<String> names = List.of("Ada", "Bob", "Cy");
    private final Iterator<String> endless = Stream.generate(Slow::sleep).iterator();

    private Stream<String> lines(String name) {
        return Stream.of(name, Slow.file());
    }

    @GET
    @Path("map")
    @Blocks("file in map")
    public List<String> map() {
        return names.stream().map(name -> name + Slow.file()).toList();
    }

    @GET
    @Path("filter")
    @Blocks("sleep in filter")
    public long filter() {
        return names.stream().filter(name -> !Slow.sleep().equals(name)).count();
    }

    @GET
    @Path("peek")
    @Blocks("sleep in peek")
    public List<String> peek() {
        return names.stream().peek(name -> Slow.sleep()).toList();
    }

    @GET
    @Path("flat")
    @Blocks("file in flatMap")
    public List<String> flatMap() {
        return names.stream().flatMap(this::lines).collect(Collectors.toList());
    }

    @GET
    @Path("multi")
    @Blocks("sleep in mapMulti")
    public List<Object> mapMulti() {
        return names.stream().mapMulti((name, sink) -> sink.accept(Slow.sleep())).toList();
    }

    @GET
    @Path("sorted")
    @Blocks("monitor in compareTo of a sorted stream")
    public List<Ticket> sorted() {
        return names.stream().map(Ticket::new).sorted().toList();
    }

    @GET
    @Path("distinct")
    @Blocks("monitor in equals of a distinct stream")
    public long distinct() {
        return names.stream().map(Ticket::new).distinct().count();
    }

    @GET
    @Path("grouped")
    @Blocks("sleep in the classifier of groupingBy")
    public Map<String, Long> grouped() {
        return names.stream().collect(Collectors.groupingBy(name -> Slow.sleep(), Collectors.counting()));
    }

    @GET
    @Path("to-map")
    @Blocks("monitor in the merge function of toMap")
    public Map<String, Integer> toMap() {
        return names.stream().collect(Collectors.toMap(name -> "key", String::length, (a, b) -> Slow.monitor(), TreeMap::new));
    }

    @GET
    @Path("reduced")
    @Blocks("sleep in reduce")
    public String reduce() {
        return names.stream().reduce("", (a, b) -> a + b + Slow.sleep());
    }

    @GET
    @Path("collector")
    @Blocks("file in an own collector")
    public List<String> ownCollector() {
        return names.stream().collect(Collector.of(ArrayList<String>::new, (list, name) -> list.add(name + Slow.file()),
                (a, b) -> a, list -> (List<String>) list));
    }

    @GET
    @Path("generated")
    @Blocks("sleep in Stream.generate")
    public List<String> generated() {
        return Stream.generate(Slow::sleep).limit(2).toList();
    }

    @GET
    @Path("iterated")
    @Blocks("monitor in IntStream.iterate")
    public int iterated() {
        return IntStream.iterate(1, n -> n + Slow.monitor()).limit(3).sum();
    }

    @GET
    @Path("kept")
    @Blocks("sleep in an iterator of a stream in a field")
    public String keptIterator() {
        return endless.next();
    }

    @GET
    @Path("closed")
    @Blocks("sleep in onClose")
    public long onClose() {
        try (var stream = names.stream().onClose(Slow::sleep)) {
            return stream.count();
        }
    }
}
