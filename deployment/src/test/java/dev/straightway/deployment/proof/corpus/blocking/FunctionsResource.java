package dev.straightway.deployment.proof.corpus.blocking;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;

import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;

import dev.straightway.deployment.proof.corpus.Blocks;

/** Blocks behind functions: lambdas, method references, and the places where they are kept. */
@Path("blocking/functions")
public class FunctionsResource {

    static final class Report {
        private final String text;

        Report(String id) {
            text = id + Slow.file();
        }
    }

    record Rule(String name, Function<String, String> apply) {
    }

    static final class Loader implements Supplier<String> {
        @Override
        public String get() {
            return Slow.sleep();
        }
    }

    private final Supplier<String> source = Slow::file;
    private final Map<String, Supplier<String>> sources = Map.of("file", Slow::file, "none", () -> "none");
    private final Map<String, List<Function<String, String>>> chains = new HashMap<>();
    private final ConcurrentHashMap<String, String> cache = new ConcurrentHashMap<>();
    private final AtomicReference<String> last = new AtomicReference<>("");
    private final ThreadLocal<String> session = ThreadLocal.withInitial(Slow::sleep);
    private final Runnable[] hooks = { () -> last.set("hooked"), Slow::sleep };

    public FunctionsResource() {
        chains.put("slow", new ArrayList<>(List.of(String::trim, text -> text + Slow.file())));
    }

    private static String joined(String... parts) {
        return Slow.sleep() + parts.length;
    }

    private static Function<Integer, Function<Integer, Integer>> adding() {
        return a -> b -> a + b + Slow.monitor();
    }

    private static <A, B> B applied(Function<? super A, ? extends B> function, A to) {
        return function.apply(to);
    }

    private Supplier<String> chosen(String id) {
        return switch (id) {
            case "a" -> () -> "a";
            case "b" -> Slow::row;
            default -> () -> id;
        };
    }

    @GET
    @Path("lambda")
    @Blocks("file in a lambda")
    public String lambda() {
        Supplier<String> text = () -> "read " + Slow.file();
        return text.get();
    }

    @GET
    @Path("reference")
    @Blocks("sleep behind a method reference")
    public String methodReference() throws Exception {
        Callable<String> call = Slow::sleep;
        return call.call();
    }

    @GET
    @Path("constructor/{id}")
    @Blocks("file in a constructor behind a reference")
    public String constructorReference(@PathParam("id") String id) {
        Function<String, Report> reports = Report::new;
        return reports.apply(id).text;
    }

    @GET
    @Path("varargs/{id}")
    @Blocks("sleep behind a method reference with variable arguments")
    public String varargsReference(@PathParam("id") String id) {
        BiFunction<String, String, String> join = FunctionsResource::joined;
        return join.apply(id, id);
    }

    @GET
    @Path("field")
    @Blocks("file behind a supplier in a field")
    public String supplierInField() {
        return source.get();
    }

    @GET
    @Path("map/{name}")
    @Blocks("file behind the value of a map")
    public String valueOfMap(@PathParam("name") String name) {
        return sources.get(name).get();
    }

    @GET
    @Path("nested/{name}")
    @Blocks("file behind functions in lists in a map")
    public String nestedGenerics(@PathParam("name") String name) {
        var text = name;
        for (var step : chains.getOrDefault(name, List.of())) {
            text = step.apply(text);
        }
        return text;
    }

    @GET
    @Path("array")
    @Blocks("sleep behind an element of an array")
    public String elementOfArray() {
        for (var hook : hooks) {
            hook.run();
        }
        return "done";
    }

    @GET
    @Path("curried")
    @Blocks("monitor in a function of a function")
    public int curried() {
        return adding().apply(1).apply(2);
    }

    @GET
    @Path("generic/{id}")
    @Blocks("file behind a generic higher-order method")
    public String genericHigherOrder(@PathParam("id") String id) {
        return applied(text -> text + Slow.file(), id);
    }

    @GET
    @Path("composed/{id}")
    @Blocks("sleep behind andThen")
    public String composed(@PathParam("id") String id) {
        Function<String, String> trim = String::trim;
        return trim.andThen(text -> text + Slow.sleep()).apply(id);
    }

    @GET
    @Path("chosen/{id}")
    @Blocks("JDBC behind a function that a switch chooses")
    public String fromSwitch(@PathParam("id") String id) {
        return chosen(id).get();
    }

    @GET
    @Path("record/{id}")
    @Blocks("file behind a function in a record")
    public String functionInRecord(@PathParam("id") String id) {
        var rule = new Rule("read", text -> text + Slow.file());
        return rule.apply().apply(id);
    }

    @GET
    @Path("or-else/{id}")
    @Blocks("file in Optional.orElseGet")
    public String orElseGet(@PathParam("id") String id) {
        return Optional.of(id).filter(text -> text.length() > 3).orElseGet(Slow::file);
    }

    @GET
    @Path("optional/{id}")
    @Blocks("sleep in Optional.map")
    public String optionalMap(@PathParam("id") String id) {
        return Optional.of(id).map(text -> text + Slow.sleep()).orElse("none");
    }

    @GET
    @Path("cached/{id}")
    @Blocks("file in computeIfAbsent")
    public String computeIfAbsent(@PathParam("id") String id) {
        return cache.computeIfAbsent(id, key -> Slow.file());
    }

    @GET
    @Path("merged/{id}")
    @Blocks("sleep in Map.merge")
    public String merge(@PathParam("id") String id) {
        return cache.merge(id, "", (before, now) -> before + Slow.sleep());
    }

    @GET
    @Path("updated")
    @Blocks("sleep in AtomicReference.updateAndGet")
    public String updateAndGet() {
        return last.updateAndGet(text -> Slow.sleep());
    }

    @GET
    @Path("thread-local")
    @Blocks("sleep in a thread-local's initial value")
    public String threadLocal() {
        return session.get();
    }

    @GET
    @Path("sorted")
    @Blocks("monitor in a comparator's key")
    public List<String> sortedByKey() {
        var names = Arrays.asList("b", "a", "c");
        names.sort(Comparator.comparing(name -> name.length() + Slow.monitor()));
        return names;
    }

    @GET
    @Path("compared")
    @Blocks("monitor in thenComparing of a reversed comparator")
    public List<String> thenComparing() {
        var names = new ArrayList<>(List.of("b", "a"));
        Comparator<String> byLength = Comparator.comparingInt(String::length);
        names.sort(byLength.reversed().thenComparing((a, b) -> Slow.monitor()));
        return names;
    }

    @GET
    @Path("each")
    @Blocks("sleep in forEach")
    public int forEach() {
        var seen = new ArrayList<String>();
        List.of("a", "b").forEach(name -> seen.add(name + Slow.sleep()));
        return seen.size();
    }

    @GET
    @Path("remove-if")
    @Blocks("file in removeIf")
    public int removeIf() {
        var names = new ArrayList<>(List.of("a", "b"));
        names.removeIf(name -> name.equals(Slow.file()));
        return names.size();
    }

    @GET
    @Path("replace-all")
    @Blocks("sleep in replaceAll")
    public List<String> replaceAll() {
        var names = new ArrayList<>(List.of("a", "b"));
        UnaryOperator<String> slowly = name -> name + Slow.sleep();
        names.replaceAll(slowly);
        return names;
    }

    @GET
    @Path("class")
    @Blocks("sleep in a class that is a supplier")
    public String supplierClass() {
        return Optional.<String> empty().orElseGet(new Loader());
    }

    @GET
    @Path("throw/{id}")
    @Blocks("file in the supplier of an exception")
    public String orElseThrow(@PathParam("id") String id) {
        return Optional.of(id).filter(String::isBlank).orElseThrow(() -> new IllegalStateException(Slow.file()));
    }
}
