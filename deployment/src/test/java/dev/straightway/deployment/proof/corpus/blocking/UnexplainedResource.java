package dev.straightway.deployment.proof.corpus.blocking;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import java.util.logging.Logger;

import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.core.MultivaluedMap;
import jakarta.ws.rs.core.PathSegment;

import dev.straightway.deployment.proof.corpus.Blocks;

/** Uses values that no code which is seen has put where they are. */
@Path("blocking/unexplained")
public class UnexplainedResource {

    /** A thread of the application's own pool. */
    static final class Worker extends Thread {
        String state() {
            return Slow.file();
        }
    }

    static final class Loader extends ClassLoader {
        String load(String name) {
            return name + Slow.row();
        }
    }

    static final class Journal extends Logger {
        Journal(String name) {
            super(name, null);
        }

        String last() {
            return Slow.file();
        }
    }

    interface Part {
        String text();
    }

    static final class Page {
        Supplier<String> title;
        Part part;
        Map<String, Part> parts;
        Segment segment;

        public void setSegment(Segment segment) {
            this.segment = segment;
        }
    }

    /** A part of a path of the application's own. */
    abstract static class Segment implements PathSegment {
        @Override
        public MultivaluedMap<String, String> getMatrixParameters() {
            return null;
        }
    }

    static final class Stored extends Segment {
        @Override
        public String getPath() {
            return Slow.file();
        }
    }

    /** Is filled by name, and not by the constructor, which requests may run. */
    private Supplier<String> source;
    private Part part;
    private List<Part> parts;
    private Runnable[] hooks;
    private Object anything;
    private final Page page = new Page();
    private final List<Part> empty = new ArrayList<>();
    private final Map<String, Supplier<String>> sources = new HashMap<>();

    /** No request runs it. */
    void fill() {
        fill("source", (Supplier<String>) Slow::file);
        fill("part", (Part) Slow::sleep);
    }

    private void fill(String name, Object value) {
        try {
            var field = UnexplainedResource.class.getDeclaredField(name);
            field.setAccessible(true);
            field.set(this, value);
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException(e);
        }
    }

    private String ofSource(Supplier<String> from) {
        return from == null ? "none" : from.get();
    }

    @GET
    @Path("thread")
    @Blocks("file in a method of the thread that serves")
    public String thread() {
        return Thread.currentThread() instanceof Worker worker ? worker.state() : "none";
    }

    @GET
    @Path("loader/{name}")
    @Blocks("JDBC in a method of the loader of the thread that serves")
    public String loader(@PathParam("name") String name) {
        return Thread.currentThread().getContextClassLoader() instanceof Loader loader ? loader.load(name) : "none";
    }

    @GET
    @Path("logger")
    @Blocks("file in a method of a logger that was registered by name")
    public String logger() {
        return ((Journal) Logger.getLogger("journal")).last();
    }

    @GET
    @Path("field")
    @Blocks("file behind a supplier in a field that nobody is seen to write")
    public String field() {
        return source.get();
    }

    @GET
    @Path("handed")
    @Blocks("file behind a supplier that is handed on from a field that nobody is seen to write")
    public String handed() {
        return ofSource(source);
    }

    @GET
    @Path("interface")
    @Blocks("sleep behind an interface of the application in a field that nobody is seen to write")
    public String ofInterface() {
        return part.text();
    }

    @GET
    @Path("list")
    @Blocks("may be anything in a list that nobody is seen to make")
    public int list() {
        var text = new StringBuilder();
        parts.forEach(one -> text.append(one.text()));
        return text.length();
    }

    @GET
    @Path("array")
    @Blocks("may be anything in an array that nobody is seen to make")
    public int array() {
        for (var hook : hooks) {
            hook.run();
        }
        return hooks.length;
    }

    @GET
    @Path("text")
    @Blocks("may be anything whose text is asked for")
    public String text() {
        return "of " + anything;
    }

    @GET
    @Path("argument")
    @Blocks("may be anything that the platform is given to call")
    public List<String> argument() {
        return java.util.stream.Stream.generate(source).limit(1).toList();
    }

    @GET
    @Path("object")
    @Blocks("may be anything in a field of another object")
    public String object() {
        return page.title.get() + page.part.text();
    }

    @GET
    @Path("map/{name}")
    @Blocks("may be anything in a map of another object")
    public String map(@PathParam("name") String name) {
        return page.parts.get(name).text();
    }

    @GET
    @Path("empty")
    @Blocks("a list that nobody is seen to fill may be filled by name")
    public int empty() {
        var length = 0;
        for (var one : empty) {
            length += one.text().length();
        }
        return length;
    }

    @GET
    @Path("segment")
    @Blocks("file in a class below one that implements an interface of a reviewed library")
    public String segment() {
        return page.segment.getPath();
    }

    @GET
    @Path("function/{name}")
    @Blocks("a map that nobody is seen to fill may be filled by name")
    public String function(@PathParam("name") String name) {
        return sources.containsKey(name) ? sources.get(name).get() : "none";
    }
}
