package dev.straightway.deployment.proof.corpus.harmless;

import java.math.BigDecimal;
import java.net.InetAddress;
import java.net.URI;
import java.time.Instant;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.UUID;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.IntSupplier;

import jakarta.ws.rs.GET;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.core.Response;

import com.fasterxml.jackson.annotation.JsonAnyGetter;
import com.fasterxml.jackson.annotation.JsonAnySetter;
import com.fasterxml.jackson.annotation.JsonAutoDetect;
import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonFormat;
import com.fasterxml.jackson.annotation.JsonIgnore;
import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonSubTypes;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import com.fasterxml.jackson.annotation.JsonValue;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.PropertyNamingStrategies;
import com.fasterxml.jackson.databind.annotation.JsonNaming;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;

/** Shapes of JSON that don't block: type arguments, factories, annotations, own collections. */
@Path("harmless/shapes")
public class ShapesResource {

    public record Page<T>(List<T> items, int total) {
    }

    public record Envelope<T>(T content, Instant at, Optional<String> note) {
    }

    public record Line(Code article, int quantity, BigDecimal price) {
    }

    public static final class Code {
        private final String text;

        private Code(String text) {
            this.text = text;
        }

        public static Code valueOf(String text) {
            return new Code(text.strip());
        }

        @JsonValue
        public String text() {
            return text;
        }
    }

    public enum Level {
        LOW,
        HIGH;

        @JsonCreator
        public static Level of(String text) {
            return valueOf(text.toUpperCase(Locale.ROOT));
        }

        @JsonValue
        public String text() {
            return name().toLowerCase(Locale.ROOT);
        }
    }

    @JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "kind")
    @JsonSubTypes({ @JsonSubTypes.Type(value = Circle.class, name = "circle"),
            @JsonSubTypes.Type(value = Square.class, name = "square") })
    public sealed interface Shape permits Circle, Square {
        double area();
    }

    public record Circle(double radius) implements Shape {
        @Override
        public double area() {
            return Math.PI * radius * radius;
        }
    }

    public record Square(double side) implements Shape {
        @Override
        public double area() {
            return side * side;
        }
    }

    @JsonNaming(PropertyNamingStrategies.SnakeCaseStrategy.class)
    @JsonInclude(JsonInclude.Include.NON_NULL)
    public static class Account {
        private String firstName;
        private final List<String> tags = new ArrayList<>();
        @JsonIgnore
        private final ReentrantLock lock = new ReentrantLock();
        @JsonIgnore
        private Thread owner;

        public String getFirstName() {
            return firstName;
        }

        public void setFirstName(String firstName) {
            this.firstName = firstName;
        }

        public List<String> getTags() {
            return tags;
        }

        public Thread getOwner() {
            return owner;
        }

        @JsonIgnore
        public ReentrantLock getLock() {
            return lock;
        }
    }

    @JsonAutoDetect(fieldVisibility = JsonAutoDetect.Visibility.ANY)
    public static class Point {
        private int x;
        private int y;
    }

    public static class Open {
        private final Map<String, Object> more = new LinkedHashMap<>();

        @JsonAnyGetter
        public Map<String, Object> more() {
            return more;
        }

        @JsonAnySetter
        public void more(String name, Object value) {
            more.put(name, value);
        }
    }

    public static class Range implements Iterable<Integer> {
        private final int until;

        public Range(int until) {
            this.until = until;
        }

        @Override
        public Iterator<Integer> iterator() {
            List<Integer> all = new ArrayList<>();
            for (int i = 0; i < until; i++) {
                all.add(i);
            }
            return all.iterator();
        }
    }

    public record Version(int major, int minor) implements Comparable<Version> {
        @Override
        public int compareTo(Version other) {
            return major == other.major ? Integer.compare(minor, other.minor) : Integer.compare(major, other.major);
        }
    }

    public static class Event {
        @JsonFormat(shape = JsonFormat.Shape.STRING)
        public LocalDate day;
        @JsonProperty("where")
        private URI place;
        public UUID id;
        public Locale locale;
        public byte[] picture;
        public Map<Level, Set<Version>> versions = new EnumMap<>(Level.class);
    }

    public record Seen(InetAddress from) {
    }

    public record Counter(IntSupplier count) {
    }

    @POST
    @Path("page")
    public Page<Line> page(Page<Line> page) {
        return new Page<>(page.items().stream().filter(line -> line.quantity() > 0).toList(), page.total());
    }

    @POST
    @Path("envelope")
    public Envelope<Page<Line>> envelope(Envelope<Page<Line>> envelope) {
        return new Envelope<>(envelope.content(), Instant.EPOCH, envelope.note());
    }

    @POST
    @Path("total")
    public BigDecimal total(Envelope<Page<Line>> envelope) {
        BigDecimal total = BigDecimal.ZERO;
        for (Line line : envelope.content().items()) {
            total = total.add(line.price());
        }
        return total;
    }

    @POST
    @Path("level")
    public Level level(List<Level> levels) {
        return levels.isEmpty() ? Level.LOW : levels.get(0);
    }

    @POST
    @Path("shape")
    public Map<String, Double> shape(Shape shape) {
        return Map.of("area", shape.area());
    }

    @GET
    @Path("shapes")
    public List<Shape> shapes() {
        return List.of(new Circle(1), new Square(2));
    }

    @POST
    @Path("account")
    public Account account(Account account) {
        account.getTags().add("new");
        return account;
    }

    @POST
    @Path("point")
    public Point point(Point point) {
        return point;
    }

    @POST
    @Path("open")
    public Open open(Open open) {
        open.more("a", "b");
        return open;
    }

    @GET
    @Path("range")
    public Envelope<Range> range() {
        return new Envelope<>(new Range(3), Instant.EPOCH, Optional.empty());
    }

    @POST
    @Path("versions")
    public SortedSet<Version> versions(Set<Version> versions) {
        return new TreeSet<>(versions);
    }

    @POST
    @Path("event")
    public Response event(Event event) {
        return Response.ok(event).header("X-Day", event.day).build();
    }

    @GET
    @Path("constant")
    public Counter counter() {
        return new Counter(() -> 1);
    }

    @GET
    @Path("seen")
    public Seen seen() {
        return new Seen(null);
    }

    @POST
    @Path("tree")
    public Map<String, String> tree(JsonNode tree) {
        ObjectNode node = JsonNodeFactory.instance.objectNode();
        node.put("fields", tree.size());
        node.set("tree", tree);
        return Map.of("text", node.toString(), "pretty", tree.toPrettyString());
    }
}
