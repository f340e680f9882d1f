package dev.straightway.deployment.proof.corpus.harmless;

import java.time.LocalDate;
import java.time.format.DateTimeFormatter;
import java.time.format.DateTimeFormatterBuilder;
import java.time.temporal.ChronoField;
import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Inject;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.QueryParam;

/** Does with functions, failures, constants and optional parts what people do with them. */
@Path("harmless/workshop")
public class WorkshopResource {

    public interface CheckedFunction<A, B> extends Function<A, B> {
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

    public enum Tool {
        HAMMER("h") {
            @Override
            int weight() {
                return 3;
            }
        },
        SAW("s") {
            @Override
            int weight() {
                return 2;
            }
        };

        private final String letter;

        Tool(String letter) {
            this.letter = letter;
        }

        abstract int weight();

        static Optional<Tool> of(String letter) {
            return EnumSet.allOf(Tool.class).stream().filter(tool -> tool.letter.equals(letter)).findFirst();
        }
    }

    public sealed interface Shape permits Square, Circle {
    }

    public record Square(int side) implements Shape {
    }

    /** Nobody makes one yet. */
    public record Circle(int radius) implements Shape {
    }

    public static class BrokenToolException extends RuntimeException {
        private static final long serialVersionUID = 1L;
        private final Tool tool;

        public BrokenToolException(Tool tool) {
            super(tool + " is broken");
            this.tool = tool;
        }

        public Tool tool() {
            return tool;
        }
    }

    public interface Listener {
        void used(Tool tool);
    }

    /** Tells whoever wants to know; some parts are optional. */
    @ApplicationScoped
    public static class Bench {
        private final List<Listener> listeners = new CopyOnWriteArrayList<>();
        private final Map<Tool, Integer> uses = new ConcurrentHashMap<>();
        private Listener first;
        private String note;

        Bench() {
            listeners.add(tool -> uses.merge(tool, 1, Integer::sum));
        }

        void use(Tool tool) {
            if (first != null) {
                first.used(tool);
            }
            listeners.forEach(listener -> listener.used(tool));
        }

        void watch(Listener listener) {
            first = listener;
            if (listeners.size() < 3) {
                listeners.add(listener);
            }
        }

        /** Nobody calls it. */
        public void forget(Listener listener) {
            listeners.remove(listener);
        }

        /** Nobody calls it either. */
        public void listen(Listener listener) {
            listeners.add(listener);
        }

        String note() {
            return note == null ? "none" : note.strip();
        }
    }

    private static final DateTimeFormatter DAYS = new DateTimeFormatterBuilder().appendLiteral("day ")
            .appendValue(ChronoField.DAY_OF_YEAR).toFormatter();

    private final List<String> names = new CopyOnWriteArrayList<>(List.of("b", "a"));
    private final List<Supplier<String>> hints = new ArrayList<>();
    private final Set<String> seen = new LinkedHashSet<>();
    private Function<String, String> decoration = null;
    private volatile Tool last = Tool.SAW;

    @Inject
    Bench bench;

    public WorkshopResource() {
        Collections.addAll(hints, () -> "oil", () -> "clean");
        Stream.of("x", "y").collect(Collectors.toCollection(() -> seen));
    }

    private static String checked(String text) throws Exception {
        if (text.isBlank()) {
            throw new Exception("blank");
        }
        return text.strip();
    }

    private static int area(Shape shape) {
        if (shape instanceof Square square) {
            return square.side() * square.side();
        }
        return shape instanceof Circle circle ? 3 * circle.radius() * circle.radius() : 0;
    }

    @GET
    @Path("checked/{text}")
    public List<String> checkedFunction(@PathParam("text") String text) {
        CheckedFunction<String, String> check = WorkshopResource::checked;
        return Stream.of(text, text + "!").map(check).toList();
    }

    @GET
    @Path("tools/{letter}")
    public String tool(@PathParam("letter") String letter) {
        return Tool.of(letter).map(tool -> tool.name() + tool.weight()).orElse("none");
    }

    @GET
    @Path("others")
    public int others() {
        return EnumSet.complementOf(EnumSet.of(Tool.SAW)).stream().mapToInt(Tool::weight).sum();
    }

    @POST
    @Path("uses/{letter}")
    public Map<Tool, Integer> use(@PathParam("letter") String letter) {
        Tool.of(letter).ifPresent(bench::use);
        return new EnumMap<>(bench.uses.isEmpty() ? Map.of(Tool.SAW, 0) : bench.uses);
    }

    @POST
    @Path("watch")
    public String watch() {
        bench.watch(tool -> last = tool);
        return bench.note() + last;
    }

    @GET
    @Path("names")
    public List<String> names() {
        return names;
    }

    @POST
    @Path("names/{name}")
    public boolean addName(@PathParam("name") String name) {
        return names.contains(name) || names.add(name);
    }

    @GET
    @Path("broken")
    public String broken() {
        return CompletableFuture.completedFuture(Tool.SAW).<String> thenApply(tool -> {
            throw new BrokenToolException(tool);
        }).exceptionally(failure -> failure.getCause() instanceof BrokenToolException broken ? broken.tool().name()
                : failure.getMessage()).getNow("none");
    }

    @GET
    @Path("caught")
    public String caught() {
        try {
            return Optional.<String> empty().orElseThrow(() -> new BrokenToolException(Tool.HAMMER));
        } catch (BrokenToolException e) {
            return e.getMessage() + e.tool();
        } catch (RuntimeException e) {
            return String.valueOf(e.getCause());
        }
    }

    @GET
    @Path("day/{days}")
    public String day(@PathParam("days") int days) {
        return LocalDate.EPOCH.plusDays(days).format(DAYS);
    }

    @GET
    @Path("hints")
    public List<String> hints() {
        return hints.stream().map(Supplier::get).toList();
    }

    @GET
    @Path("seen")
    public Set<String> seen() {
        return seen;
    }

    @GET
    @Path("area")
    public int area(@QueryParam("side") int side) {
        return area(new Square(side));
    }

    @GET
    @Path("boxed")
    public List<String> boxed() {
        Function<String, Integer> length = String::length;
        return Stream.of("a", "bc").map(length.andThen(String::valueOf)).toList();
    }

    @GET
    @Path("decorated/{text}")
    public String decorated(@PathParam("text") String text) {
        return decoration == null ? text : decoration.apply(text);
    }

    @GET
    @Path("nothing")
    public List<String> nothing() {
        List<Shape> shapes = List.of();
        return shapes.stream().map(WorkshopResource::area).map(String::valueOf).toList();
    }
}
