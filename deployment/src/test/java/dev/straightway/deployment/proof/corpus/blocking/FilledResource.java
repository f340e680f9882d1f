package dev.straightway.deployment.proof.corpus.blocking;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.stream.Collector;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;

import dev.straightway.deployment.proof.corpus.Blocks;

/** Blocks in what the platform puts into containers of the application. */
@Path("blocking/filled")
public class FilledResource {

    interface Task {
        String run();
    }

    static final class Quick implements Task {
        @Override
        public String run() {
            return "quick";
        }
    }

    static final class Loading implements Task {
        @Override
        public String run() {
            return Slow.file();
        }
    }

    private final Collection<Task> added = new ConcurrentLinkedQueue<>();
    private final Collection<Task> collected = new ConcurrentLinkedQueue<>();
    private final Map<String, Task> mapped = new HashMap<>();
    private final Map<String, List<Task>> grouped = new HashMap<>();
    private final Set<Task> nested = new LinkedHashSet<>();
    private final Task[] tasks = { new Quick() };
    private final List<Supplier<String>> suppliers = new ArrayList<>();
    private final List<Task> accumulated = new ArrayList<>();
    private final List<Task> copied = new ArrayList<>(List.of(new Quick()));
    private final List<Task> replaced = new ArrayList<>(List.of(new Quick()));

    /** No request runs it. */
    void fill() {
        Collections.addAll(added, new Quick(), new Loading());
        Stream.of(new Quick(), new Loading()).collect(Collectors.toCollection(() -> collected));
        Stream.of(new Loading()).collect(Collectors.toMap(Object::toString, Function.identity(), (a, b) -> a, this::mapped));
        Stream.of(new Loading()).collect(Collectors.groupingBy(Object::toString, () -> grouped, Collectors.toList()));
        Stream.of(new Loading()).collect(
                Collectors.groupingBy(Object::toString, Collectors.toCollection(() -> nested)));
        Stream.of(new Loading()).toArray(size -> tasks);
        Collections.addAll(suppliers, () -> "quick", Slow::row);
        Collector<Task, ?, List<Task>> list = Collectors.toList();
        accumulate(list);
        Collections.copy(copied, List.of(new Loading()));
        Collections.replaceAll(replaced, replaced.get(0), new Loading());
    }

    @SuppressWarnings("unchecked")
    private <A> void accumulate(Collector<Task, A, List<Task>> list) {
        list.accumulator().accept((A) accumulated, new Loading());
    }

    @SuppressWarnings("unchecked")
    private <T> Map<String, T> mapped() {
        return (Map<String, T>) mapped;
    }

    @GET
    @Path("added")
    @Blocks("file in one of the tasks that were added at once")
    public String added() {
        added.forEach(Task::run);
        return "done";
    }

    @GET
    @Path("collected")
    @Blocks("file in one of the tasks that a stream collected")
    public String collected() {
        collected.forEach(Task::run);
        return "done";
    }

    @GET
    @Path("mapped")
    @Blocks("file in one of the tasks that a stream put into a map")
    public String fromMap() {
        mapped.values().forEach(Task::run);
        return "done";
    }

    @GET
    @Path("grouped")
    @Blocks("file in one of the tasks that a stream grouped")
    public String grouped() {
        grouped.values().forEach(tasks -> tasks.forEach(Task::run));
        return "done";
    }

    @GET
    @Path("nested")
    @Blocks("file in one of the tasks that a collector inside of another one collected")
    public String nested() {
        nested.forEach(Task::run);
        return "done";
    }

    @GET
    @Path("array")
    @Blocks("file in one of the tasks that a stream wrote to an array")
    public String array() {
        for (var task : tasks) {
            task.run();
        }
        return "done";
    }

    @GET
    @Path("suppliers")
    @Blocks("JDBC behind a supplier that was added with another one")
    public String suppliers() {
        return suppliers.stream().map(Supplier::get).collect(Collectors.joining());
    }

    @GET
    @Path("accumulated")
    @Blocks("file in the task that the platform's accumulator added")
    public String accumulated() {
        accumulated.forEach(Task::run);
        return "done";
    }

    @GET
    @Path("copied")
    @Blocks("file in the task that was copied over another one")
    public String copied() {
        copied.forEach(Task::run);
        return "done";
    }

    @GET
    @Path("replaced")
    @Blocks("file in the task that replaced another one")
    public String replaced() {
        replaced.forEach(Task::run);
        return "done";
    }
}
