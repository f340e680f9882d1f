package dev.straightway.deployment.proof.corpus.blocking;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.Collections;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.TreeMap;
import java.util.concurrent.Executor;
import java.util.concurrent.TimeUnit;
import java.util.function.BiConsumer;
import java.util.function.BinaryOperator;
import java.util.function.Function;
import java.util.function.IntFunction;
import java.util.function.Supplier;
import java.util.stream.Collector;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.core.Response;
import jakarta.ws.rs.core.UriBuilder;

import org.jboss.logging.Logger;
import org.jboss.resteasy.reactive.RestResponse;

import dev.straightway.deployment.proof.corpus.Blocks;
import io.smallrye.mutiny.Uni;

/** Blocks in corners: what super constructors call, what subclasses of the platform override, what answers format. */
@Path("blocking/corners")
public class CornersResource {
    private static final Logger LOG = Logger.getLogger(CornersResource.class);

    static final class Written {
        @Override
        public String toString() {
            return Slow.file();
        }
    }

    static final class Traced extends RuntimeException {
        private static final long serialVersionUID = 1L;

        @Override
        public Throwable fillInStackTrace() {
            Slow.file();
            return this;
        }
    }

    static final class Recorded extends HashSet<String> {
        private static final long serialVersionUID = 1L;

        Recorded(Collection<String> from) {
            super(from);
        }

        @Override
        public boolean add(String text) {
            Slow.row();
            return super.add(text);
        }
    }

    static final class Loading extends HashMap<String, String> {
        private static final long serialVersionUID = 1L;

        @Override
        public String get(Object key) {
            return Slow.file();
        }
    }

    static final class SlowList extends ArrayList<String> {
        private static final long serialVersionUID = 1L;

        @Override
        public String get(int index) {
            return Slow.sleep();
        }
    }

    static final class Dice extends Random {
        private static final long serialVersionUID = 1L;

        @Override
        protected int next(int bits) {
            return Slow.monitor();
        }
    }

    static final class Here implements Executor {
        @Override
        public void execute(Runnable task) {
            task.run();
        }
    }

    static final class Gathering implements Collector<String, List<String>, String> {
        @Override
        public Supplier<List<String>> supplier() {
            return ArrayList::new;
        }

        @Override
        public BiConsumer<List<String>, String> accumulator() {
            return List::add;
        }

        @Override
        public BinaryOperator<List<String>> combiner() {
            return (a, b) -> a;
        }

        @Override
        public Function<List<String>, String> finisher() {
            return list -> list + Slow.file();
        }

        @Override
        public Set<Characteristics> characteristics() {
            return Set.of();
        }
    }

    public static class Customer {
        public String getOrders() {
            return Slow.row();
        }
    }

    private static final Map<String, Supplier<String>> SOURCES;

    static {
        var sources = new LinkedHashMap<String, Supplier<String>>();
        sources.put("file", Slow::file);
        SOURCES = Collections.unmodifiableMap(sources);
    }

    private static final ThreadLocal<String> NAME = new ThreadLocal<>() {
        @Override
        protected String initialValue() {
            return Slow.host();
        }
    };

    private final Map<TimeUnit, Supplier<String>> units = new EnumMap<>(Map.of(TimeUnit.DAYS, Slow::sleep));
    private final Map<String, String> settings = new Loading();
    private final Map<String, Integer> ordered = new TreeMap<>((a, b) -> Slow.monitor());
    private Function<Integer, Integer> countdown;

    @GET
    @Path("trace")
    @Blocks("file in fillInStackTrace, which the super constructor calls")
    public String fillInStackTrace() {
        try {
            throw new Traced();
        } catch (Traced e) {
            return "thrown";
        }
    }

    @GET
    @Path("super")
    @Blocks("JDBC in add, which the super constructor calls")
    public int superConstructor() {
        return new Recorded(List.of("a")).size();
    }

    @GET
    @Path("settings/{name}")
    @Blocks("file in get of a map's subclass behind Map")
    public String subclassBehindMap(@PathParam("name") String name) {
        return settings.get(name);
    }

    @GET
    @Path("collected")
    @Blocks("sleep in get of the list that toCollection makes")
    public String toCollection() {
        List<String> all = List.of("a").stream().collect(Collectors.toCollection(SlowList::new));
        return all.get(0);
    }

    @GET
    @Path("finished")
    @Blocks("file in collectingAndThen")
    public String collectingAndThen() {
        return List.of("a").stream().collect(Collectors.collectingAndThen(Collectors.toList(), all -> all + Slow.file()));
    }

    @GET
    @Path("teed")
    @Blocks("file in teeing")
    public String teeing() {
        return List.of("a").stream().collect(Collectors.teeing(Collectors.counting(), Collectors.joining(),
                (count, text) -> text + Slow.file()));
    }

    @GET
    @Path("gathered")
    @Blocks("file in the finisher of a collector class")
    public String collectorClass() {
        return List.of("a").stream().collect(new Gathering());
    }

    @GET
    @Path("shuffled")
    @Blocks("monitor in an own generator of chance")
    public List<String> shuffled() {
        var all = Arrays.asList("a", "b");
        Collections.shuffle(all, new Dice());
        return all;
    }

    @GET
    @Path("rolled")
    @Blocks("monitor in an own generator of chance behind Random")
    public int rolled() {
        Random random = new Dice();
        return random.nextInt(6);
    }

    @GET
    @Path("executed")
    @Blocks("sleep in a task of an own executor")
    public String executed() {
        Executor here = new Here();
        here.execute(Slow::sleep);
        return "run";
    }

    @GET
    @Path("static/{name}")
    @Blocks("file behind a function that a static initialiser kept")
    public String staticSources(@PathParam("name") String name) {
        return SOURCES.get(name).get();
    }

    @GET
    @Path("name")
    @Blocks("name look-up in the initial value of an anonymous thread-local")
    public String initialValue() {
        return NAME.get();
    }

    @GET
    @Path("unit")
    @Blocks("sleep behind the value of a map with enum keys")
    public String enumMap() {
        return units.get(TimeUnit.DAYS).get();
    }

    @GET
    @Path("ordered/{name}")
    @Blocks("monitor in the comparator of a tree in a field")
    public Integer treeInField(@PathParam("name") String name) {
        return ordered.get(name);
    }

    @GET
    @Path("countdown")
    @Blocks("monitor in a function that calls itself through a field")
    public int selfCalling() {
        countdown = n -> n == 0 ? Slow.monitor() : countdown.apply(n - 1);
        return countdown.apply(3);
    }

    @GET
    @Path("alias")
    @Blocks("file in what is added through another name of a list")
    public String alias() {
        List<Supplier<String>> all = new ArrayList<>();
        Objects.requireNonNull(all).add(Slow::file);
        return all.get(0).get();
    }

    @GET
    @Path("or-else-alias")
    @Blocks("file in what is added through an optional of a list")
    public String aliasThroughOptional() {
        List<Supplier<String>> all = new ArrayList<>();
        Optional.of(all).orElseThrow().add(Slow::file);
        return all.iterator().next().get();
    }

    @GET
    @Path("computed")
    @Blocks("file in what is added to the list that computeIfAbsent gives")
    public String aliasThroughMap() {
        Map<String, List<Supplier<String>>> all = new HashMap<>();
        all.computeIfAbsent("a", key -> new ArrayList<>()).add(Slow::file);
        return all.values().stream().flatMap(List::stream).map(Supplier::get).findFirst().orElse("");
    }

    @GET
    @Path("else-get")
    @Blocks("sleep in requireNonNullElseGet")
    public String requireNonNullElseGet() {
        return Objects.requireNonNullElseGet(System.getProperty("none"), Slow::sleep);
    }

    @GET
    @Path("message")
    @Blocks("file in the message of requireNonNull")
    public String requireNonNullMessage() {
        return Objects.requireNonNull(System.getProperty("none"), () -> Slow.file());
    }

    @GET
    @Path("present")
    @Blocks("sleep in ifPresentOrElse")
    public String ifPresentOrElse() {
        Optional.of("a").ifPresentOrElse(text -> Slow.sleep(), () -> Thread.currentThread().getName());
        return "done";
    }

    @GET
    @Path("mapped")
    @Blocks("sleep in IntStream.mapToObj")
    public List<String> mapToObj() {
        IntFunction<String> slowly = n -> n + Slow.sleep();
        return IntStream.range(0, 3).mapToObj(slowly).toList();
    }

    @GET
    @Path("format-list")
    @Blocks("file in toString of an element of a formatted list")
    public String formattedList() {
        return "%s".formatted(List.of(new Written()));
    }

    @GET
    @Path("format-array")
    @Blocks("file in toString of an argument in an array")
    public String formattedArray() {
        Object[] arguments = { "a", new Written() };
        return String.format("%s %s", arguments);
    }

    @GET
    @Path("logged")
    @Blocks("file in toString of what is logged")
    public String logged() {
        LOG.infof("found %s", new Written());
        return "logged";
    }

    @GET
    @Path("header")
    @Blocks("file in toString of a header's value")
    public Response header() {
        return Response.noContent().header("X-Text", new Written()).build();
    }

    @GET
    @Path("uri")
    @Blocks("file in toString of a value in a URI")
    public Response uri() {
        return Response.created(UriBuilder.fromPath("/a/{b}").build(new Written())).build();
    }

    @GET
    @Path("rest")
    @Blocks("JDBC in a getter of a RestResponse's entity")
    public RestResponse<Customer> restResponse() {
        return RestResponse.ok(new Customer());
    }

    @GET
    @Path("uni")
    @Blocks("file in the supplier of a Uni")
    public Uni<String> uni() {
        return Uni.createFrom().item(() -> Slow.file());
    }

    @GET
    @Path("uni-entity")
    @Blocks("JDBC in a getter of what a Uni gives")
    public Uni<Customer> uniEntity() {
        return Uni.createFrom().item(new Customer());
    }
}
