package dev.straightway.runtime.json;

import java.net.URI;
import java.time.DateTimeException;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.OffsetDateTime;
import java.time.ZoneId;
import java.util.List;
import java.util.UUID;
import java.util.function.Function;
import java.util.stream.Stream;

/**
 * How values of final types are read that are written in the usual way; {@link Scalars} writes the same types.
 * <p>
 * Each comes with samples, by which it is seen whether an {@code ObjectMapper} reads them alike.
 */
public final class ReadScalars {

    private static final String[] REALS = { "0", "-0", "-0.0", "1.5", "0.1", "1e3", "123456789012345678", "1E-7",
            "2.2250738585072014E-308", "1.0000000596046447753906251", "1.00000017881393432617187499", "9007199254740993.0" };
    private static final String[] MOMENTS = { "1970-01-01T00:00:00Z", "2026-07-02T01:02:03.04Z" };

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

    /**
     * {@return the ways in which a type may be read; none if it isn't a scalar that is known}
     * <p>
     * Made anew, as those of {@link Scalars} are.
     */
    public static List<ReadScalar> of(Class<?> type) {
        return switch (type.getName()) {
            case "java.lang.String" -> one(JsonInput::text, "\"\"", "\" a\\n\"", "\"\u00e4\\ud83d\\ude00\\ud800\"");
            case "boolean", "java.lang.Boolean" -> one(JsonPrimitives::flag, "true", "false");
            case "char", "java.lang.Character" -> one(ReadScalars::character, "\"a\"", "\"\u00e4\"", "\"\\u0000\"");
            case "java.util.UUID" -> List.of(asText(ReadScalars::uuid, "00000000-0000-0000-0000-000000000000",
                    "01234567-89ab-CDEF-8000-ffffffffffff"));
            case "java.net.URI" -> List.of(asText(ReadScalars::uri, "http://a/b?c=%20#d", "\u00e4"));
            default -> type.getName().startsWith("java.time.") ? time(type) : number(type);
        };
    }

    private static List<ReadScalar> number(Class<?> type) {
        return switch (type.getName()) {
            case "int", "java.lang.Integer" -> one(JsonPrimitives::integer, "0", "-0", "2147483647", "-2147483648");
            case "long", "java.lang.Long" -> one(JsonPrimitives::longInteger, "0", "-1", "999999999999999999");
            case "short", "java.lang.Short" -> one(
                    input -> (short) JsonPrimitives.whole(input, Short.MIN_VALUE, Short.MAX_VALUE), "0", "-32768", "32767");
            case "byte", "java.lang.Byte" -> one(
                    input -> (byte) JsonPrimitives.whole(input, Byte.MIN_VALUE, Byte.MAX_VALUE), "0", "-128", "127");
            case "double", "java.lang.Double" -> one(JsonPrimitives::real, REALS);
            case "float", "java.lang.Float" -> one(JsonPrimitives::shortReal, REALS);
            case "java.math.BigInteger" -> one(JsonPrimitives::bigInteger, "0", "-0", "12",
                    "-123456789012345678901234567890");
            case "java.math.BigDecimal" -> one(JsonPrimitives::decimal, "0", "-0", "1.10", "1E+10", "-1e-20", "100", "0.0",
                    "123456789012345678901234567890.10");
            default -> List.of();
        };
    }

    private static List<ReadScalar> time(Class<?> type) {
        return switch (type.getSimpleName()) {
            case "LocalDate" -> List.of(asText(ReadScalars::date, "2026-01-02", "0000-02-29"));
            case "LocalTime" -> List.of(asText(LocalTime::parse, "01:02", "01:02:03", "01:02:03.000000004", "23:59:59.04"));
            case "LocalDateTime" -> List.of(asText(LocalDateTime::parse, "2026-01-02T01:02", "2026-01-02T01:02:03.04"));
            case "Instant" -> List.of(asText(text -> Instant.parse(inUtc(text)), MOMENTS));
            case "OffsetDateTime" -> List.of(asText(text -> OffsetDateTime.parse(inUtc(text)), MOMENTS));
            case "ZonedDateTime" -> List.of(
                    asText(text -> OffsetDateTime.parse(inUtc(text)).atZoneSameInstant(ZoneId.of("UTC")), MOMENTS),
                    asText(text -> OffsetDateTime.parse(inUtc(text)).toZonedDateTime(), MOMENTS));
            case "Duration" -> List.of(asText(Duration::parse, "PT0S", "PT1H2M3.4S", "P2DT-1S"));
            default -> List.of();
        };
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
    private static ReadScalar asText(Function<String, Object> made, String... samples) {
        return new ReadScalar(input -> {
            try {
                return made.apply(input.text());
            } catch (DateTimeException | IllegalArgumentException | ArithmeticException e) {
                throw new Unforeseen("a text that isn't usual");
            }
        }, Stream.of(samples).map(sample -> '"' + sample + '"').toList());
    }

    private static List<ReadScalar> one(ValueReader reader, String... samples) {
        return List.of(new ReadScalar(reader, List.of(samples)));
    }
}
