package dev.straightway.runtime.jackson;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.net.URI;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.OffsetDateTime;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.time.ZonedDateTime;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.LinkedList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.TreeMap;
import java.util.UUID;
import java.util.function.Supplier;

import com.fasterxml.jackson.annotation.JsonIgnore;
import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonPropertyOrder;

/** Types that generated code writes, and random values of them: special characters, extremes and nulls are frequent. */
final class Shapes {

    enum Colour {
        RED,
        @JsonProperty("gr\u00fcn")
        GREEN,
        BLUE {
            @Override
            public String toString() {
                return "azure";
            }
        }
    }

    public record Numbers(int a, long b, double c, float d, short e, byte f, boolean g, char h, Integer i, Long j, Double k,
            Float l, Boolean m, Character n, BigDecimal o, BigInteger p) {
    }

    public record Times(LocalDate date, LocalTime time, LocalDateTime both, Instant instant, OffsetDateTime offset,
            ZonedDateTime zoned, UUID id, URI uri) {
    }

    public record Nested(String name, Colour colour, Optional<String> maybe, List<Numbers> numbers, Map<String, Times> times,
            Set<Colour> colours, Optional<Numbers> one) {
    }

    /** With a generic superclass, names of its own, and an order. */
    public static class Base<T> {
        T value;
        List<T> values;

        public T getValue() {
            return value;
        }

        public List<T> getValues() {
            return values;
        }
    }

    @JsonPropertyOrder({ "text", "value" })
    @JsonInclude(JsonInclude.Include.NON_NULL)
    public static class Named extends Base<String> {
        String text;
        boolean open;
        String secret = "never";

        @JsonProperty("\u00fcber \"text\"")
        public String getText() {
            return text;
        }

        public boolean isOpen() {
            return open;
        }

        @JsonIgnore
        public String getSecret() {
            return secret;
        }
    }

    public record Page<T>(List<T> items, T first, Map<String, List<T>> more, int total) {
    }

    private static final String CHARACTERS = "abc \"\\/\b\f\n\r\t\u0000\u001f\u007f\u0080\u00e4\u07ff\u0800\u2028\ud83d\ude00"
            + "\ud800\udfff\uffff<>&'";

    private final Random random;

    Shapes(long seed) {
        this.random = new Random(seed);
    }

    private <T> T maybe(Supplier<T> value) {
        return random.nextInt(5) == 0 ? null : value.get();
    }

    private boolean often() {
        return random.nextInt(3) > 0;
    }

    String text() {
        int length = random.nextInt(20) == 0 ? random.nextInt(9000) : random.nextInt(12);
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < length; i++) {
            text.append(often() ? (char) ('a' + random.nextInt(26)) : CHARACTERS.charAt(random.nextInt(CHARACTERS.length())));
        }
        return text.toString();
    }

    private double real() {
        double[] special = { 0, -0.0, Double.NaN, Double.POSITIVE_INFINITY, Double.MIN_VALUE, 1e21, 1e-5, 100, 0.1 };
        return often() ? Double.longBitsToDouble(random.nextLong()) : special[random.nextInt(special.length)];
    }

    private long whole() {
        return random.nextLong() >> random.nextInt(64);
    }

    Numbers numbers() {
        return new Numbers((int) whole(), whole(), real(), (float) real(), (short) whole(), (byte) whole(), often(),
                CHARACTERS.charAt(random.nextInt(CHARACTERS.length())), maybe(() -> (int) whole()), maybe(this::whole),
                maybe(this::real), maybe(() -> Float.intBitsToFloat(random.nextInt())), maybe(this::often), maybe(() -> 'x'),
                maybe(() -> new BigDecimal(BigInteger.valueOf(whole()), random.nextInt(60) - 30)),
                maybe(() -> BigInteger.valueOf(whole()).pow(3)));
    }

    Times times() {
        LocalDate date = LocalDate.ofEpochDay(random.nextInt(10_000_000) - 5_000_000L);
        LocalTime time = often() ? LocalTime.of(random.nextInt(24), random.nextInt(60))
                : LocalTime.ofNanoOfDay(random.nextLong(86_400_000_000_000L));
        ZoneOffset offset = ZoneOffset.ofTotalSeconds(random.nextInt(20_000) - 10_000);
        return new Times(maybe(() -> date), maybe(() -> time), maybe(() -> date.atTime(time)),
                maybe(() -> date.atTime(time).toInstant(offset)), maybe(() -> date.atTime(time).atOffset(offset)),
                maybe(() -> date.atTime(time).atZone(ZoneId.of("Europe/Paris"))),
                maybe(() -> new UUID(random.nextLong(), random.nextLong())), maybe(() -> URI.create("http://a/%20?b=\u00e4")));
    }

    private Colour colour() {
        return Colour.values()[random.nextInt(Colour.values().length)];
    }

    Nested nested() {
        return new Nested(maybe(this::text), maybe(this::colour), maybe(() -> Optional.ofNullable(maybe(this::text))),
                maybe(() -> list(this::numbers)), maybe(() -> map(this::times)),
                maybe(() -> new LinkedHashSet<>(list(this::colour))), maybe(() -> Optional.ofNullable(maybe(this::numbers))));
    }

    Named named() {
        Named named = new Named();
        named.value = maybe(this::text);
        named.values = maybe(() -> list(this::text));
        named.text = maybe(this::text);
        named.open = often();
        return named;
    }

    <T> Page<T> page(Supplier<T> item) {
        return new Page<>(maybe(() -> list(item)), maybe(item), maybe(() -> map(() -> list(item))), random.nextInt());
    }

    <T> List<T> list(Supplier<T> element) {
        List<T> all = new ArrayList<>();
        for (int i = random.nextInt(4); i > 0; i--) {
            all.add(maybe(element));
        }
        return switch (random.nextInt(4)) {
            case 0 -> new LinkedList<>(all);
            case 1 -> Collections.unmodifiableList(all);
            case 2 -> Collections.synchronizedList(all);
            default -> all;
        };
    }

    <T> Collection<T> queue(Supplier<T> element) {
        Collection<T> all = new ArrayDeque<>();
        list(element).stream().filter(one -> one != null).forEach(all::add);
        return all;
    }

    <T> Map<String, T> map(Supplier<T> value) {
        Map<String, T> all = random.nextBoolean() ? new TreeMap<>()
                : random.nextBoolean() ? new HashMap<>()
                        : new LinkedHashMap<>();
        for (int i = random.nextInt(4); i > 0; i--) {
            all.put(text(), maybe(value));
        }
        return all;
    }
}
