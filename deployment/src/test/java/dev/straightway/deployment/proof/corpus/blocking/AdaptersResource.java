package dev.straightway.deployment.proof.corpus.blocking;

import java.io.Serializable;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeSet;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.BiFunction;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.stream.Stream;

import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;

import dev.straightway.deployment.proof.corpus.Blocks;

/** Blocks in functions of interfaces of the application, which the platform calls by a default method that adapts them. */
@Path("blocking/adapters")
public class AdaptersResource {

    interface CheckedFunction<A, B> extends Function<A, B> {
        B tryApply(A argument) throws Exception;

        @Override
        default B apply(A argument) {
            try {
                return tryApply(argument);
            } catch (Exception e) {
                throw new IllegalStateException(e);
            }
        }
    }

    interface CheckedSupplier<T> extends Supplier<T> {
        T load() throws Exception;

        @Override
        default T get() {
            try {
                return load();
            } catch (Exception e) {
                return null;
            }
        }
    }

    /** Adapts twice: the default method is inherited from further above. */
    interface Loader extends CheckedSupplier<String> {
        String read(String name);

        @Override
        default String load() {
            return read("name");
        }
    }

    interface Order extends Comparator<String> {
        int rank(String text);

        @Override
        default int compare(String one, String other) {
            return rank(one) - rank(other);
        }
    }

    interface Lines extends Iterable<String> {
        String line();

        @Override
        default Iterator<String> iterator() {
            return List.of(line()).iterator();
        }
    }

    interface Step extends Consumer<String>, BiFunction<String, String, String> {
        String run(String text);

        @Override
        default void accept(String text) {
            run(text);
        }

        @Override
        default String apply(String one, String other) {
            return run(one + other);
        }
    }

    /** The default method is the slow one, the function is not. */
    interface Logged<T> extends Supplier<T> {
        T quick();

        @Override
        default T get() {
            Slow.file();
            return quick();
        }
    }

    /** Has the same name and number of parameters as the function. */
    interface Parser {
        int parse(String text);

        default int parse(Integer number) {
            return number + Slow.monitor();
        }
    }

    /** Makes a lambda something that is compared. */
    interface Ranked extends Comparable<Object> {
        @Override
        default int compareTo(Object other) {
            return Slow.monitor();
        }
    }

    private final List<CheckedFunction<String, String>> kept = new CopyOnWriteArrayList<>();
    private final Map<String, String> texts = new ConcurrentHashMap<>();

    public AdaptersResource() {
        kept.add(text -> text + Slow.row());
    }

    private static <A, B> Function<A, B> quiet(CheckedFunction<A, B> function) {
        return function;
    }

    private static String slowly(String text) {
        return text + Slow.sleep();
    }

    @GET
    @Path("stream")
    @Blocks("sleep in a checked function that a stream maps with")
    public List<String> stream() {
        CheckedFunction<String, String> slow = text -> text + Slow.sleep();
        return Stream.of("a", "b").map(slow).toList();
    }

    @GET
    @Path("quiet/{id}")
    @Blocks("sleep in a checked function behind a helper that gives it back as a function")
    public String quietly(@PathParam("id") String id) {
        return Optional.of(id).map(quiet(AdaptersResource::slowly)).orElse("none");
    }

    @GET
    @Path("supplier/{id}")
    @Blocks("file in a checked supplier that an Optional calls")
    public String supplier(@PathParam("id") String id) {
        CheckedSupplier<String> slow = Slow::file;
        return Optional.of(id).filter(text -> text.length() > 2).orElseGet(slow);
    }

    @GET
    @Path("twice/{id}")
    @Blocks("file in a function that is adapted twice")
    public String twice(@PathParam("id") String id) {
        Loader loader = name -> name + Slow.file();
        return Optional.<String> empty().orElseGet(loader);
    }

    @GET
    @Path("order")
    @Blocks("monitor in a comparator that is made of another function")
    public List<String> order() {
        Order order = text -> text.length() + Slow.monitor();
        var names = new ArrayList<>(List.of("b", "a"));
        names.sort(order.reversed());
        return names;
    }

    @GET
    @Path("lines")
    @Blocks("file in the function behind an iterable")
    public String lines() {
        Lines lines = Slow::file;
        return String.join(",", lines);
    }

    @GET
    @Path("consumer")
    @Blocks("sleep in the function behind a consumer")
    public int consumer() {
        Step step = AdaptersResource::slowly;
        List.of("a", "b").forEach(step);
        return 2;
    }

    @GET
    @Path("merge/{id}")
    @Blocks("sleep in the function behind one of two adapters")
    public String merge(@PathParam("id") String id) {
        Step step = AdaptersResource::slowly;
        return texts.merge(id, "a", step);
    }

    @GET
    @Path("kept/{id}")
    @Blocks("JDBC in a checked function that is kept in a list")
    public List<String> keptInAList(@PathParam("id") String id) {
        return kept.stream().map(function -> Stream.of(id).map(function).findFirst().orElse("")).toList();
    }

    @GET
    @Path("logged")
    @Blocks("file in the default method itself")
    public String logged() {
        Logged<String> logged = () -> "quick";
        return Stream.generate(logged).findFirst().orElse("none");
    }

    @GET
    @Path("overload")
    @Blocks("monitor in a default method of the name of the function")
    public int overload() {
        Parser parser = String::length;
        return parser.parse(Integer.valueOf(4));
    }

    @GET
    @Path("marker")
    @Blocks("monitor in the second interface of a lambda")
    public int marker() {
        var tasks = new TreeSet<Runnable>();
        tasks.add((Runnable & Ranked & Serializable) () -> kept.size());
        tasks.add((Runnable & Ranked) () -> kept.size());
        return tasks.size();
    }

    @GET
    @Path("composed/{id}")
    @Blocks("sleep in a checked function that is composed with another one")
    public String composed(@PathParam("id") String id) {
        CheckedFunction<String, String> slow = AdaptersResource::slowly;
        Function<String, String> both = Function.<String> identity().andThen(slow);
        return both.apply(id);
    }
}
