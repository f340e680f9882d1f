package dev.straightway.deployment.proof.corpus.blocking;

import java.util.Collections;
import java.util.List;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import jakarta.ws.rs.DELETE;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.PUT;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;

import dev.straightway.deployment.proof.corpus.Blocks;

/**
 * Waits for a list or a bin of a map that another route holds while it reads a file, where the platform writes to it for the
 * route: by {@code Collections.addAll}, or by a collector.
 */
@Path("blocking/filled-elsewhere")
public class FilledElsewhereResource {

    private final List<String> names = new CopyOnWriteArrayList<>();
    private final ConcurrentMap<String, String> cache = new ConcurrentHashMap<>();
    private final ConcurrentMap<Integer, Long> counts = new ConcurrentHashMap<>();
    private final ConcurrentMap<String, String> texts = new ConcurrentHashMap<>();
    private final List<String> sorted = new CopyOnWriteArrayList<>();

    @DELETE
    @Path("names")
    @Blocks("reads a file while it holds the list")
    public boolean clean() {
        return names.removeIf(name -> name.equals(Slow.file()));
    }

    @PUT
    @Path("names/{id}")
    @Blocks("waits for the list in Collections.addAll")
    public int both(@PathParam("id") String id) {
        Collections.addAll(names, id, "b");
        return names.size();
    }

    @PUT
    @Path("collected/{id}")
    @Blocks("waits for the list that a collector fills")
    public int collected(@PathParam("id") String id) {
        return Stream.of(id).collect(Collectors.toCollection(() -> names)).size();
    }

    @GET
    @Path("cache/{id}")
    @Blocks("reads a file while it holds the bin")
    public String load(@PathParam("id") String id) {
        return cache.computeIfAbsent(id, key -> Slow.file());
    }

    @PUT
    @Path("cache/{id}")
    @Blocks("waits for the bin that a collector writes to")
    public int merged(@PathParam("id") String id) {
        return Stream.of(id).collect(Collectors.toMap(text -> text, text -> text, (one, other) -> other, () -> cache)).size();
    }

    @GET
    @Path("counts/{id}")
    @Blocks("takes a monitor while it holds the bin")
    public long count(@PathParam("id") int id) {
        return counts.computeIfAbsent(id, key -> (long) Slow.monitor());
    }

    @PUT
    @Path("counts/{id}")
    @Blocks("waits for the bin that a grouping collector writes to")
    public int grouped(@PathParam("id") String id) {
        return Stream.of(id).collect(Collectors.groupingBy(String::length, () -> counts, Collectors.counting())).size();
    }

    @PUT
    @Path("texts")
    @Blocks("reads a file while a collector holds the bin")
    public int join() {
        return Stream.of("a", "a")
                .collect(Collectors.toMap(text -> text, text -> text, (one, other) -> Slow.file(), () -> texts))
                .size();
    }

    @PUT
    @Path("texts/{id}")
    @Blocks("waits for the bin that a collector holds")
    public String put(@PathParam("id") String id) {
        return texts.put(id, id);
    }

    @PUT
    @Path("sorted")
    @Blocks("reads a file while Collections.sort holds the list")
    public int sort() {
        Collections.sort(sorted, (one, other) -> Slow.file().length());
        return sorted.size();
    }

    @PUT
    @Path("sorted/{id}")
    @Blocks("waits for the list that Collections.sort holds")
    public boolean add(@PathParam("id") String id) {
        return sorted.add(id);
    }
}
