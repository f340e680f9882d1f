package dev.straightway.deployment.proof.corpus.blocking;

import java.util.AbstractMap;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.Objects;
import java.util.Optional;
import java.util.TreeMap;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.atomic.AtomicReferenceArray;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;

import dev.straightway.deployment.proof.corpus.Blocks;

/** Blocks behind what the platform carries: copies, views, entries, arrays, futures, casts. */
@Path("blocking/containers")
public class ContainersResource {

    enum Mode implements Supplier<String> {
        QUICK {
            @Override
            public String get() {
                return "quick";
            }
        },
        SLOW {
            @Override
            public String get() {
                return Slow.sleep();
            }
        }
    }

    static final class Refused extends RuntimeException {
        private static final long serialVersionUID = 1L;
        private final transient Supplier<String> advice;

        Refused(Supplier<String> advice) {
            this.advice = advice;
        }
    }

    interface Left {
        default String go() {
            return Slow.file();
        }
    }

    static final class Both implements Left {
        @Override
        public String go() {
            return Left.super.go();
        }
    }

    class Parent {
        String work() {
            return "parent";
        }

        Supplier<String> worker() {
            return this::work;
        }
    }

    class Child extends Parent {
        @Override
        String work() {
            return Slow.sleep();
        }
    }

    private static final ThreadLocal<Supplier<String>> CURRENT = new ThreadLocal<>();
    private final Map<String, Object> attributes = new HashMap<>();

    private static void refuse() {
        throw new Refused(Slow::file);
    }

    @GET
    @Path("fill")
    @Blocks("file in what fills an array")
    @SuppressWarnings("unchecked")
    public String arraysFill() {
        var all = (Supplier<String>[]) new Supplier<?>[2];
        Arrays.fill(all, (Supplier<String>) Slow::file);
        return all[1].get();
    }

    @GET
    @Path("set-all")
    @Blocks("sleep in what a generator puts into an array")
    @SuppressWarnings("unchecked")
    public String arraysSetAll() {
        var all = (Supplier<String>[]) new Supplier<?>[2];
        Arrays.setAll(all, i -> Slow::sleep);
        return all[0].get();
    }

    @GET
    @Path("copied")
    @Blocks("file in an element of a copied array")
    public String arrayCopy() {
        Runnable[] from = { Slow::file };
        Runnable[] to = new Runnable[1];
        System.arraycopy(from, 0, to, 0, 1);
        to[0].run();
        return "run";
    }

    @GET
    @Path("cloned")
    @Blocks("file in an element of a cloned array")
    public String arrayClone() {
        Runnable[] from = { Slow::file };
        for (var one : from.clone()) {
            one.run();
        }
        return "run";
    }

    @GET
    @Path("to-array")
    @Blocks("sleep in an element of a list's array")
    public String toArray() {
        List<Runnable> all = List.of(Slow::sleep);
        all.toArray(Runnable[]::new)[0].run();
        return "run";
    }

    @GET
    @Path("as-list")
    @Blocks("sleep in an element that is set in a list's array")
    public String arrayBehindList() {
        Runnable[] array = { () -> Thread.currentThread().getName() };
        List<Runnable> view = Arrays.asList(array);
        array[0] = Slow::sleep;
        view.get(0).run();
        return "run";
    }

    @GET
    @Path("add-all")
    @Blocks("file in what Collections.addAll adds")
    public String addAll() {
        List<Supplier<String>> all = new ArrayList<>();
        Collections.addAll(all, () -> "a", Slow::file);
        return all.get(1).get();
    }

    @GET
    @Path("view")
    @Blocks("file in what is added below a view")
    public String belowView() {
        List<Supplier<String>> all = new ArrayList<>();
        var view = Collections.unmodifiableList(all);
        all.add(Slow::file);
        return view.get(0).get();
    }

    @GET
    @Path("sub-list")
    @Blocks("file in what is added through a part of a list")
    public String throughSubList() {
        List<Supplier<String>> all = new ArrayList<>();
        all.subList(0, 0).add(Slow::file);
        return all.get(0).get();
    }

    @GET
    @Path("entry")
    @Blocks("sleep in what an entry is set to")
    public String entrySet() {
        Map<String, Supplier<String>> all = new HashMap<>();
        all.put("a", () -> "a");
        for (var entry : all.entrySet()) {
            entry.setValue(Slow::sleep);
        }
        return all.get("a").get();
    }

    @GET
    @Path("iterator")
    @Blocks("sleep in what a list iterator sets")
    public String listIterator() {
        List<Supplier<String>> all = new ArrayList<>(List.of(() -> "a"));
        var iterator = all.listIterator();
        iterator.next();
        iterator.set(Slow::sleep);
        return all.get(0).get();
    }

    @GET
    @Path("replaced")
    @Blocks("file in what replaceAll puts into a map")
    public String mapReplaceAll() {
        Map<String, Supplier<String>> all = new HashMap<>(Map.of("a", () -> "a"));
        all.replaceAll((key, value) -> Slow::file);
        return all.get("a").get();
    }

    @GET
    @Path("pair")
    @Blocks("file in the value of a pair")
    public String pair() {
        Map.Entry<String, Supplier<String>> pair = new AbstractMap.SimpleEntry<>("a", Slow::file);
        return pair.getValue().get();
    }

    @GET
    @Path("floor")
    @Blocks("file in the value of a tree's entry")
    public String floorEntry() {
        NavigableMap<Integer, Supplier<String>> tree = new TreeMap<>();
        tree.put(1, Slow::file);
        return tree.headMap(5, true).descendingMap().firstEntry().getValue().get();
    }

    @GET
    @Path("atomic")
    @Blocks("sleep in an element of an atomic array")
    public String atomicArray() {
        var all = new AtomicReferenceArray<Supplier<String>>(1);
        all.set(0, Slow::sleep);
        return all.get(0).get();
    }

    @GET
    @Path("thread-local")
    @Blocks("file in what a thread-local holds")
    public String threadLocal() {
        CURRENT.set(Slow::file);
        return CURRENT.get().get();
    }

    @GET
    @Path("required")
    @Blocks("file behind Objects.requireNonNull")
    public String required() {
        Supplier<String> given = Slow::file;
        return Objects.requireNonNull(given).get();
    }

    @GET
    @Path("identity")
    @Blocks("file behind Function.identity")
    public String identity() {
        return Function.<Supplier<String>> identity().apply(Slow::file).get();
    }

    @GET
    @Path("cast")
    @Blocks("file behind Class.cast")
    public String classCast() {
        attributes.put("source", (Supplier<String>) Slow::file);
        return (String) Supplier.class.cast(attributes.get("source")).get();
    }

    @GET
    @Path("or-else")
    @Blocks("sleep behind Optional.orElse")
    public String orElse() {
        return Optional.<Supplier<String>> empty().orElse(Slow::sleep).get();
    }

    @GET
    @Path("future")
    @Blocks("file in a step of a completed stage")
    public CompletionStage<String> completedStage() {
        return CompletableFuture.completedFuture("a").thenApply(text -> text + Slow.file());
    }

    @GET
    @Path("constants")
    @Blocks("sleep in one of an enum's constants")
    public String enumSet() {
        var text = new StringBuilder();
        for (var mode : EnumSet.allOf(Mode.class)) {
            text.append(mode.get());
        }
        return text.toString();
    }

    @GET
    @Path("constant/{name}")
    @Blocks("sleep in an enum's constant that Enum.valueOf gives")
    public String enumValueOf(@PathParam("name") String name) {
        Supplier<String> mode = Enum.valueOf(Mode.class, name);
        return mode.get();
    }

    @GET
    @Path("streamed")
    @Blocks("sleep behind Supplier::get in a stream")
    public List<String> streamed() {
        return Stream.<Supplier<String>> of(() -> "a", Slow::sleep).map(Supplier::get).toList();
    }

    @GET
    @Path("grouped")
    @Blocks("file in the groups of a stream")
    public String grouped() {
        Map<Integer, List<Supplier<String>>> groups = Stream.<Supplier<String>> of(Slow::file)
                .collect(Collectors.groupingBy(one -> 1));
        return groups.get(1).iterator().next().get();
    }

    @GET
    @Path("iterated")
    @Blocks("file behind a stream's iterator")
    public String streamIterator() {
        Iterator<Supplier<String>> all = Stream.<Supplier<String>> of(Slow::file).iterator();
        return all.next().get();
    }

    @GET
    @Path("thrown")
    @Blocks("file in a function that an exception carries")
    public String thrown() {
        try {
            refuse();
            return "none";
        } catch (Refused refused) {
            return refused.advice.get();
        }
    }

    @GET
    @Path("super-default")
    @Blocks("file in a default method that is called through super")
    public String superDefault() {
        return new Both().go();
    }

    @GET
    @Path("this-reference")
    @Blocks("sleep in the override of a method behind this::")
    public String thisReference() {
        Parent parent = new Child();
        return parent.worker().get();
    }

    @GET
    @Path("local")
    @Blocks("sleep in a local class that captures a function")
    public String localClass() {
        Supplier<String> captured = Slow::sleep;
        class Caller {
            String call() {
                return captured.get();
            }
        }
        return new Caller().call();
    }

    @GET
    @Path("intersection")
    @Blocks("file behind a lambda of two types")
    public String intersection() {
        var both = (Supplier<String> & java.io.Serializable) Slow::file;
        return both.get();
    }
}
