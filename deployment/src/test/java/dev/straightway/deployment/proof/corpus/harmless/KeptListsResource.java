package dev.straightway.deployment.proof.corpus.harmless;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import jakarta.enterprise.event.Observes;
import jakarta.inject.Singleton;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;

import io.quarkus.runtime.StartupEvent;

/** Writes what was read when the application started: nothing is computed or read again. */
@Path("harmless/kept-lists")
public class KeptListsResource {

    static volatile List<Note> notes = List.of();
    static volatile List<Note> collected = List.of();
    static volatile List<Note> copied = List.of();
    static volatile Map<String, Integer> counts = Map.of();
    static volatile NavigableMap<String, Note> sorted = new TreeMap<>();
    static volatile SortedMap<String, Note> some = new TreeMap<>();
    static volatile Set<String> titles = Set.of();

    public record Note(String title, int length) {
    }

    @Singleton
    static class Reader {

        void start(@Observes StartupEvent start) {
            notes = Stream.of("a", "b").map(this::read).toList();
            collected = Stream.of("a", "b").map(this::read).filter(note -> note.length() >= 0).collect(Collectors.toList());
            copied = new ArrayList<>(Stream.of("a", "b").map(this::read).toList());
            counts = Stream.of("a", "b").map(this::read).collect(Collectors.toMap(Note::title, Note::length));
            NavigableMap<String, Note> all = new TreeMap<>(Comparator.comparing(String::length).reversed());
            all.put("a", read("a"));
            sorted = all;
            some = all.headMap("b");
            titles = all.tailMap("a", true).keySet();
        }

        private Note read(String title) {
            try {
                return new Note(title, (int) Files.size(java.nio.file.Path.of(".")));
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }
    }

    @GET
    @Path("notes")
    public List<Note> notes() {
        return notes;
    }

    @GET
    @Path("collected")
    public List<Note> collected() {
        return collected;
    }

    @GET
    @Path("copied")
    public List<Note> copied() {
        return copied;
    }

    @GET
    @Path("counts")
    public Map<String, Integer> counts() {
        return counts;
    }

    @GET
    @Path("sorted")
    public Map<String, Note> sorted() {
        return sorted;
    }

    @GET
    @Path("some")
    public Map<String, Note> some() {
        return some;
    }

    @GET
    @Path("titles")
    public Set<String> titles() {
        return titles;
    }
}
