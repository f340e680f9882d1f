package dev.straightway.runtime.json;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.net.URI;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.OffsetDateTime;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.time.ZonedDateTime;
import java.time.format.DateTimeFormatter;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.UUID;
import java.util.function.BiConsumer;
import java.util.function.Function;

/**
 * Final types whose values are written by themselves, as Jackson does in the form that Quarkus gives it.
 * <p>
 * Each comes with samples, by which it is seen whether an {@code ObjectMapper} writes them alike: values at which formats,
 * features and other serializers differ.
 */
public final class Scalars {

    private static final Set<String> NAMES = Set.of("int", "long", "short", "byte", "double", "float", "boolean", "char",
            "java.lang.Integer", "java.lang.Long", "java.lang.Short", "java.lang.Byte", "java.lang.Double", "java.lang.Float",
            "java.lang.Boolean", "java.lang.Character", "java.lang.String", "java.math.BigInteger", "java.math.BigDecimal",
            "java.util.UUID", "java.net.URI", "java.time.LocalDate", "java.time.LocalTime", "java.time.LocalDateTime",
            "java.time.Instant", "java.time.OffsetDateTime", "java.time.ZonedDateTime", "java.time.Duration");

    /**
     * @param writer writes the values
     * @param samples values at which another way to write them would be seen
     */
    public record Scalar<T>(Class<T> type, ValueWriter writer, List<T> samples) {
    }

    private Scalars() {
    }

    /**
     * {@return how a type is written; {@code null} if it isn't a scalar that is known}
     * <p>
     * Made anew, so that the first answer of a server waits for no other type: time zones and formats take long to load.
     */
    public static Scalar<?> of(Class<?> type) {
        return switch (type.getName()) {
            case "java.lang.String" -> scalar(String.class, (value, output) -> output.text(value), "", "a", characters());
            case "boolean", "java.lang.Boolean" -> scalar(Boolean.class, (value, output) -> output.flag(value), true, false);
            case "char", "java.lang.Character" -> scalar(Character.class, (value, output) -> output.text(value.toString()),
                    'a', '"', '\u00e4', '\ud83d');
            case "java.util.UUID" -> scalar(UUID.class, UuidText::quoted, new UUID(0, 0), new UUID(-1, -2),
                    new UUID(0x123456789abcdefL, 77));
            case "java.net.URI" -> scalar(URI.class, (value, output) -> output.text(value.toString()),
                    URI.create("http://a/b?c=%20#d"), URI.create("\u00e4"), URI.create(""));
            case "java.time.Duration" -> asText(Duration.class, Duration::toString, Duration.ZERO, Duration.ofMillis(-1500),
                    Duration.ofDays(2));
            default -> type.getName().startsWith("java.time.") ? time(type) : number(type);
        };
    }

    /** {@return the names of the types that are known} */
    public static Set<String> names() {
        return NAMES;
    }

    private static Scalar<?> number(Class<?> type) {
        return switch (type.getName()) {
            case "int", "java.lang.Integer" -> scalar(Integer.class, (value, output) -> output.number(value.intValue()), 0, -1,
                    10, Integer.MAX_VALUE, Integer.MIN_VALUE);
            case "long", "java.lang.Long" -> scalar(Long.class, (value, output) -> output.number(value.longValue()), 0L, -12L,
                    Long.MAX_VALUE, Long.MIN_VALUE, 1L << 53);
            case "short", "java.lang.Short" -> scalar(Short.class, (value, output) -> output.number(value.intValue()),
                    (short) 1, Short.MIN_VALUE);
            case "byte", "java.lang.Byte" -> scalar(Byte.class, (value, output) -> output.number(value.intValue()), (byte) 1,
                    Byte.MIN_VALUE);
            case "double", "java.lang.Double" -> scalar(Double.class, (value, output) -> output.number(value.doubleValue()),
                    0.0, -0.0, 1.0, 0.1, 1e10, 1e-7, 2e-323, 2.2250738585072014E-308, Double.MAX_VALUE, Double.NaN,
                    Double.NEGATIVE_INFINITY);
            case "float", "java.lang.Float" -> scalar(Float.class, (value, output) -> output.number(value.floatValue()), 0f,
                    -0f, 1f, 0.1f, 1e10f, 1e-7f, 3e-45f, Float.MAX_VALUE, Float.NaN, Float.POSITIVE_INFINITY);
            case "java.math.BigInteger" -> scalar(BigInteger.class, (value, output) -> output.plain(value.toString()),
                    BigInteger.ZERO, BigInteger.TEN.pow(40).negate());
            case "java.math.BigDecimal" -> scalar(BigDecimal.class, (value, output) -> output.plain(value.toString()),
                    BigDecimal.ZERO, new BigDecimal("1.10"), new BigDecimal("1E+10"), new BigDecimal("-1E-20"),
                    new BigDecimal("100"));
            default -> null;
        };
    }

    private static Scalar<?> time(Class<?> type) {
        LocalDate[] dates = { LocalDate.of(2026, 1, 2), LocalDate.of(12345, 12, 31), LocalDate.of(-5, 3, 4) };
        LocalTime[] times = { LocalTime.of(1, 2), LocalTime.of(1, 2, 3), LocalTime.of(1, 2, 3, 4),
                LocalTime.of(1, 2, 3, 40_000_000) };
        return switch (type.getSimpleName()) {
            case "LocalDate" -> asText(LocalDate.class, LocalDate::toString, dates);
            case "LocalTime" -> asText(LocalTime.class, DateTimeFormatter.ISO_LOCAL_TIME::format, times);
            case "LocalDateTime" -> asText(LocalDateTime.class, DateTimeFormatter.ISO_LOCAL_DATE_TIME::format,
                    each(times, time -> dates[0].atTime(time), dates[1].atTime(times[0]), dates[2].atTime(times[0]))
                            .toArray(LocalDateTime[]::new));
            case "Instant" -> asText(Instant.class, DateTimeFormatter.ISO_INSTANT::format,
                    each(times, time -> dates[0].atTime(time).toInstant(ZoneOffset.UTC), Instant.EPOCH, Instant.MAX)
                            .toArray(Instant[]::new));
            case "OffsetDateTime" -> asText(OffsetDateTime.class, DateTimeFormatter.ISO_OFFSET_DATE_TIME::format,
                    each(times, time -> dates[0].atTime(time).atOffset(ZoneOffset.ofHours(3)),
                            dates[1].atTime(times[0]).atOffset(ZoneOffset.UTC)).toArray(OffsetDateTime[]::new));
            case "ZonedDateTime" -> asText(ZonedDateTime.class, DateTimeFormatter.ISO_OFFSET_DATE_TIME::format,
                    each(times, time -> dates[0].atTime(time).atZone(ZoneId.of("Europe/Paris")),
                            dates[1].atTime(times[0]).atZone(ZoneOffset.UTC)).toArray(ZonedDateTime[]::new));
            default -> null;
        };
    }

    @SafeVarargs
    @SuppressWarnings("varargs") // they are only read
    private static <T> List<T> each(LocalTime[] times, Function<LocalTime, T> made, T... more) {
        List<T> all = new ArrayList<>(Arrays.stream(times).map(made).toList());
        all.addAll(List.of(more));
        return all;
    }

    /** {@return every character that is written in a way of its own, and neighbours} */
    private static String characters() {
        StringBuilder text = new StringBuilder();
        for (char next = 0; next < 0x200; next++) {
            text.append(next);
        }
        return text.append("\u07ff\u0800\u2028\u2029\ud83d\ude00\ud800\udc00\ud800x\udfff\ue000\ufeff\uffff/").toString();
    }

    /** @param text makes plain ASCII characters of a value */
    @SafeVarargs
    @SuppressWarnings("varargs") // they are only read
    private static <T> Scalar<T> asText(Class<T> type, Function<? super T, String> text, T... samples) {
        return scalar(type, (value, output) -> output.quoted(text.apply(value)), samples);
    }

    @SafeVarargs
    @SuppressWarnings("varargs") // they are only read
    private static <T> Scalar<T> scalar(Class<T> type, BiConsumer<T, JsonOutput> writer, T... samples) {
        return new Scalar<>(type, (value, output) -> {
            if (value.getClass() != type) {
                throw new Unforeseen(value.getClass().getName());
            }
            writer.accept(type.cast(value), output);
        }, List.of(samples));
    }
}
