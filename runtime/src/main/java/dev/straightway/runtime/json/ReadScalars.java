package dev.straightway.runtime.json;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.net.URI;
import java.time.DateTimeException;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.OffsetDateTime;
import java.time.ZoneId;
import java.time.ZonedDateTime;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import java.util.function.Function;

/**
 * How values of final types are read that are written in the usual way; {@link Scalars} writes the same types.
 * <p>
 * Each comes with samples, by which it is seen whether an {@code ObjectMapper} reads them alike.
 */
public final class ReadScalars {

    private static final Map<Class<?>, List<ReadScalar>> ALL = all();

    /**
     * One way to read a type.
     *
     * @param reader reads the values
     * @param samples texts at which another way to read them would be seen
     */
    public record ReadScalar(ValueReader reader, List<String> samples) {
    }

    private ReadScalars() {
    }

    /** {@return the ways in which a type may be read; none if it isn't a scalar that is known} */
    public static List<ReadScalar> of(Class<?> type) {
        return ALL.getOrDefault(type, List.of());
    }

    private static Map<Class<?>, List<ReadScalar>> all() {
        Map<Class<?>, List<ReadScalar>> all = new HashMap<>();
        numbers(all);
        add(all, List.of(boolean.class, Boolean.class), JsonPrimitives::flag, "true", "false");
        add(all, List.of(char.class, Character.class), ReadScalars::character, "\"a\"", "\"\u00e4\"", "\"\\u0000\"");
        add(all, List.of(String.class), JsonInput::text, "\"\"", "\" a\\n\"", "\"\u00e4\\ud83d\\ude00\\ud800\"");
        asText(all, UUID.class, ReadScalars::uuid, "00000000-0000-0000-0000-000000000000",
                "01234567-89ab-CDEF-8000-ffffffffffff");
        asText(all, URI.class, ReadScalars::uri, "http://a/b?c=%20#d", "\u00e4");
        times(all);
        return Map.copyOf(all);
    }

    private static void numbers(Map<Class<?>, List<ReadScalar>> all) {
        add(all, List.of(int.class, Integer.class), JsonPrimitives::integer, "0", "-0", "2147483647", "-2147483648");
        add(all, List.of(long.class, Long.class), JsonPrimitives::longInteger, "0", "-1", "999999999999999999");
        add(all, List.of(short.class, Short.class),
                input -> (short) JsonPrimitives.whole(input, Short.MIN_VALUE, Short.MAX_VALUE), "0", "-32768", "32767");
        add(all, List.of(byte.class, Byte.class), input -> (byte) JsonPrimitives.whole(input, Byte.MIN_VALUE, Byte.MAX_VALUE),
                "0", "-128", "127");
        String[] reals = { "0", "-0", "-0.0", "1.5", "0.1", "1e3", "123456789012345678", "1E-7", "2.2250738585072014E-308",
                "1.0000000596046447753906251", "1.00000017881393432617187499", "9007199254740993.0" };
        add(all, List.of(double.class, Double.class), JsonPrimitives::real, reals);
        add(all, List.of(float.class, Float.class), JsonPrimitives::shortReal, reals);
        add(all, List.of(BigInteger.class), JsonPrimitives::bigInteger, "0", "-0", "12", "-123456789012345678901234567890");
        add(all, List.of(BigDecimal.class), JsonPrimitives::decimal, "0", "-0", "1.10", "1E+10", "-1e-20", "100", "0.0",
                "123456789012345678901234567890.10");
    }

    private static void times(Map<Class<?>, List<ReadScalar>> all) {
        asText(all, LocalDate.class, ReadScalars::date, "2026-01-02", "0000-02-29");
        asText(all, LocalTime.class, LocalTime::parse, "01:02", "01:02:03", "01:02:03.000000004", "23:59:59.04");
        asText(all, LocalDateTime.class, LocalDateTime::parse, "2026-01-02T01:02", "2026-01-02T01:02:03.04");
        asText(all, Instant.class, text -> Instant.parse(inUtc(text)), "1970-01-01T00:00:00Z", "2026-01-02T01:02:03.04Z");
        asText(all, OffsetDateTime.class, text -> OffsetDateTime.parse(inUtc(text)), "1970-01-01T00:00:00Z",
                "2026-07-02T01:02:03.04Z");
        asText(all, Duration.class, Duration::parse, "PT0S", "PT1H2M3.4S", "P2DT-1S");
        String[] zoned = { "1970-01-01T00:00:00Z", "2026-07-02T01:02:03.04Z" };
        ZoneId utc = ZoneId.of("UTC");
        all.put(ZonedDateTime.class, List.of(
                scalar(text -> OffsetDateTime.parse(inUtc(text)).atZoneSameInstant(utc), zoned),
                scalar(text -> OffsetDateTime.parse(inUtc(text)).toZonedDateTime(), zoned)));
    }

    private static Object character(JsonInput input) {
        String text = input.text();
        if (text.length() != 1) {
            throw new Unforeseen("no single character");
        }
        return text.charAt(0);
    }

    private static UUID uuid(String text) {
        boolean usual = text.length() == 36;
        for (int i = 0; usual && i < 36; i++) {
            boolean dash = i == 8 || i == 13 || i == 18 || i == 23;
            usual = dash ? text.charAt(i) == '-' : text.charAt(i) < 128 && Character.digit(text.charAt(i), 16) >= 0;
        }
        if (!usual) {
            throw new Unforeseen("no usual UUID");
        }
        return UUID.fromString(text);
    }

    /** Jackson takes blanks away, and has an opinion on no characters at all. */
    private static URI uri(String text) {
        if (text.isEmpty() || text.charAt(0) <= ' ' || text.charAt(text.length() - 1) <= ' ') {
            throw new Unforeseen("no usual URI");
        }
        return URI.create(text);
    }

    private static LocalDate date(String text) {
        if (text.length() != 10 || text.charAt(4) != '-' || text.charAt(7) != '-') {
            throw new Unforeseen("no usual date");
        }
        return LocalDate.of(digits(text, 0, 4), digits(text, 5, 7), digits(text, 8, 10));
    }

    private static int digits(String text, int from, int to) {
        int value = 0;
        for (int i = from; i < to; i++) {
            int digit = text.charAt(i) - '0';
            if (digit < 0 || digit > 9) {
                throw new Unforeseen("no usual date");
            }
            value = value * 10 + digit;
        }
        return value;
    }

    private static String inUtc(String text) {
        if (!text.endsWith("Z")) {
            throw new Unforeseen("another zone than UTC");
        }
        return text;
    }

    /** @param made makes a value of a text, or fails */
    private static <T> void asText(Map<Class<?>, List<ReadScalar>> all, Class<T> type, Function<String, T> made,
            String... samples) {
        all.put(type, List.of(scalar(made, samples)));
    }

    private static <T> ReadScalar scalar(Function<String, T> made, String... samples) {
        return new ReadScalar(input -> {
            try {
                return made.apply(input.text());
            } catch (DateTimeException | IllegalArgumentException | ArithmeticException e) {
                throw new Unforeseen("a text that isn't usual");
            }
        }, List.of(samples).stream().map(sample -> '"' + sample + '"').toList());
    }

    private static void add(Map<Class<?>, List<ReadScalar>> all, List<Class<?>> types, ValueReader reader,
            String... samples) {
        types.forEach(type -> all.put(type, List.of(new ReadScalar(reader, List.of(samples)))));
    }
}
