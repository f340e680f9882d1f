package dev.straightway.runtime.jackson;

import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.OffsetDateTime;
import java.time.ZoneOffset;
import java.time.ZonedDateTime;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Random;
import java.util.UUID;
import java.util.function.Function;

import com.fasterxml.jackson.annotation.JsonAlias;
import com.fasterxml.jackson.annotation.JsonIgnore;
import com.fasterxml.jackson.annotation.JsonIgnoreProperties;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.core.type.TypeReference;
import com.fasterxml.jackson.databind.ObjectMapper;

/** Types that generated code reads, and random texts for them, good and broken ones. */
final class Documents {

    /** With a generic superclass, names of its own, a public field and a setter that refuses. */
    public static class Base<T> {
        private T value;
        public List<T> values;

        public T getValue() {
            return value;
        }

        public void setValue(T value) {
            this.value = value;
        }
    }

    @JsonIgnoreProperties("odd")
    public static class Filled extends Base<String> {
        private int count;
        private Optional<Shapes.Colour> colour;
        private short small;
        private String secret;
        private final StringBuilder calls = new StringBuilder();

        @JsonProperty("the count")
        public int getCount() {
            return count;
        }

        public void setCount(int count) {
            calls.append("count ");
            if (count == 13) {
                throw new IllegalArgumentException("unlucky");
            }
            this.count = count;
        }

        public Optional<Shapes.Colour> getColour() {
            return colour;
        }

        public Filled setColour(Optional<Shapes.Colour> colour) {
            calls.append("colour ");
            this.colour = colour;
            return this;
        }

        public short getSmall() {
            return small;
        }

        public void setSmall(short small) {
            calls.append("small ");
            this.small = small;
        }

        @JsonIgnore
        public String getSecret() {
            return secret;
        }

        public void setSecret(String secret) {
            this.secret = secret;
        }

        @Override
        public boolean equals(Object other) {
            return other instanceof Filled filled && filled.toString().equals(toString());
        }

        @Override
        public int hashCode() {
            return Objects.hash(count, small);
        }

        @Override
        public String toString() {
            return String.join("|", String.valueOf(getValue()), String.valueOf(values), String.valueOf(count),
                    String.valueOf(colour), String.valueOf(small), secret, calls);
        }
    }

    public record Aliased(@JsonAlias( {
            "b", "c" }) String a, @JsonProperty(required = true) long needed,
            Optional<String> maybe, boolean open){
    }

    public record Refusing(int number, String text) {
        public Refusing {
            if (number == 7) {
                throw new IllegalStateException("never seven");
            }
        }
    }

    /** Those of {@code Shapes} seldom are in UTC and in a year of four digits. */
    public record Moments(LocalDate date, LocalTime time, LocalDateTime both, Instant instant, OffsetDateTime offset,
            ZonedDateTime zoned, Duration duration, UUID id, URI uri) {
    }

    /**
     * A type, and how a value of it is made.
     *
     * @param share how many of a hundred texts generated code reads at least
     */
    record Kind(int share, TypeReference<?> type, Function<Shapes, Object> value) {
        @Override
        public String toString() {
            return type.getType().getTypeName();
        }
    }

    private static final String[] PIECES = { "null", "true", "1.0", "-0", "0", "13", "7", "1e5", "1e400", "-0.0", "01", "NaN",
            "\"\"",
            "\"x\"", "\"1\"", " ", "\n", "[]", "{}", "[1]", "{\"a\":1}", ",", ":", "\"", "\\", "\\u00e4", "\\ud83d", "/**/",
            "'", "#",
            "99999999999", "123456789012345678901234567890", "0.1", "\"odd\":1,", "\"new\":{\"a\":[1,{}]},", "\"a\":null,",
            "\"count\":3,", "\"secret\":\"s\",", "\ufeff", "\u00e4", "\ud83d\ude00", "\t", "\u0000", "}", "]", "{", "[", "+1",
            ".5",
            "\"RED\"", "\"red\"", "\"2026-01-02\"", "\"2026-01-02T03:04:05+02:00\"", "\"a\" : \"b\"" };

    private final Random random;
    private final Shapes shapes;
    private final ObjectMapper mapper;

    Documents(long seed, ObjectMapper mapper) {
        this.random = new Random(seed);
        this.shapes = new Shapes(seed);
        this.mapper = mapper;
    }

    static List<Kind> kinds() {
        return List.of(
                new Kind(10, new TypeReference<Shapes.Numbers>() {
                }, Shapes::numbers),
                new Kind(1, new TypeReference<Shapes.Times>() {
                }, Shapes::times),
                new Kind(90, new TypeReference<List<Moments>>() {
                }, shapes -> List.of(moments(shapes))),
                new Kind(10, new TypeReference<Shapes.Nested>() {
                }, Shapes::nested),
                new Kind(10, new TypeReference<Filled>() {
                }, Documents::filled),
                new Kind(10, new TypeReference<List<Filled>>() {
                }, shapes -> shapes.list(() -> filled(shapes))),
                new Kind(10, new TypeReference<Aliased>() {
                }, shapes -> new Aliased(shapes.text(), 1, Optional.empty(), true)),
                new Kind(10, new TypeReference<Refusing>() {
                }, shapes -> new Refusing(3, shapes.text())),
                new Kind(5, new TypeReference<Map<String, List<Shapes.Times>>>() {
                }, shapes -> shapes.map(() -> shapes.list(shapes::times))),
                new Kind(10, new TypeReference<Shapes.Page<Shapes.Page<Refusing>>>() {
                }, shapes -> shapes.page(() -> shapes.page(() -> new Refusing(1, shapes.text())))));
    }

    private static Moments moments(Shapes shapes) {
        Instant instant = Instant.ofEpochMilli(shapes.text().hashCode() * 1000L);
        OffsetDateTime offset = instant.atOffset(ZoneOffset.UTC);
        return new Moments(offset.toLocalDate(), offset.toLocalTime(), offset.toLocalDateTime(), instant, offset,
                offset.toZonedDateTime(), Duration.ofMillis(instant.toEpochMilli()), new UUID(instant.toEpochMilli(), 1),
                URI.create("http://a/b?c=d"));
    }

    private static Filled filled(Shapes shapes) {
        Filled filled = new Filled();
        filled.setValue(shapes.text());
        filled.values = shapes.list(shapes::text);
        filled.setCount(5);
        filled.setColour(Optional.of(Shapes.Colour.GREEN));
        filled.setSmall((short) 4);
        return filled;
    }

    /** {@return a text that the mapper has written, with blanks now and then} */
    byte[] good(Kind kind) throws Exception {
        Object value = kind.value().apply(shapes);
        return random.nextBoolean() ? mapper.writeValueAsBytes(value)
                : mapper.writerWithDefaultPrettyPrinter().writeValueAsBytes(value);
    }

    /** {@return a text with some changes} */
    byte[] broken(byte[] good) {
        byte[] bytes = good;
        for (int i = random.nextInt(3); i >= 0; i--) {
            bytes = changed(bytes);
        }
        return bytes;
    }

    private byte[] changed(byte[] bytes) {
        int at = bytes.length == 0 ? 0 : random.nextInt(bytes.length);
        int to = random.nextInt(4) == 0 ? valueEnd(bytes, at) : Math.min(bytes.length, at + random.nextInt(3));
        byte[] piece = PIECES[random.nextInt(PIECES.length)].getBytes(StandardCharsets.UTF_8);
        return switch (random.nextInt(8)) {
            case 0 -> joined(bytes, at, new byte[0], at + 1);
            case 1 -> joined(bytes, at, new byte[] { (byte) random.nextInt(256) }, at + 1);
            case 2 -> Arrays.copyOf(bytes, at);
            case 3 -> joined(bytes, bytes.length, piece, bytes.length);
            case 4 -> joined(bytes, 0, piece, 0);
            case 5 -> joined(bytes, afterBrace(bytes, at), piece, afterBrace(bytes, at));
            case 6 -> {
                int value = valueStart(bytes, at);
                yield joined(bytes, value, piece, valueEnd(bytes, value));
            }
            default -> joined(bytes, at, piece, to);
        };
    }

    private static byte[] joined(byte[] bytes, int from, byte[] piece, int to) {
        List<byte[]> parts = new ArrayList<>(List.of(Arrays.copyOf(bytes, from), piece));
        if (to < bytes.length) {
            parts.add(Arrays.copyOfRange(bytes, to, bytes.length));
        }
        byte[] all = new byte[parts.stream().mapToInt(part -> part.length).sum()];
        int at = 0;
        for (byte[] part : parts) {
            System.arraycopy(part, 0, all, at, part.length);
            at += part.length;
        }
        return all;
    }

    private static int afterBrace(byte[] bytes, int from) {
        for (int i = from; i > 0; i--) {
            if (bytes[i - 1] == '{' || bytes[i - 1] == ',') {
                return i;
            }
        }
        return from;
    }

    private static int valueStart(byte[] bytes, int from) {
        for (int i = from; i < bytes.length - 1; i++) {
            if (bytes[i] == ':') {
                return i + 1;
            }
        }
        return from;
    }

    private static int valueEnd(byte[] bytes, int from) {
        for (int i = from; i < bytes.length; i++) {
            if (bytes[i] == ',' || bytes[i] == '}' || bytes[i] == ']') {
                return i;
            }
        }
        return bytes.length;
    }
}
