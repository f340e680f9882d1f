package dev.straightway.runtime.invocation;

import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.OffsetDateTime;
import java.time.OffsetTime;
import java.time.Year;
import java.time.YearMonth;
import java.time.ZonedDateTime;
import java.time.format.DateTimeFormatter;
import java.util.Map;
import java.util.Set;

/** Converts text to a date or time by a formatter, as {@code @DateFormat} asks for. */
public final class TimeConverter extends Converter {

    private static final Map<String, Parser> PARSERS = Map.of(
            "java.time.LocalDate", LocalDate::parse,
            "java.time.LocalDateTime", LocalDateTime::parse,
            "java.time.LocalTime", LocalTime::parse,
            "java.time.OffsetDateTime", OffsetDateTime::parse,
            "java.time.OffsetTime", OffsetTime::parse,
            "java.time.Year", Year::parse,
            "java.time.YearMonth", YearMonth::parse,
            "java.time.ZonedDateTime", ZonedDateTime::parse);

    private final Parser parser;
    private final DateTimeFormatter formatter;

    private interface Parser {
        Object parse(CharSequence text, DateTimeFormatter formatter);
    }

    /** @param typeName one of {@link #types()} */
    public TimeConverter(String typeName, DateTimeFormatter formatter) {
        this.parser = PARSERS.get(typeName);
        this.formatter = formatter;
        if (parser == null) {
            throw new IllegalStateException(typeName + " has no format");
        }
    }

    /** {@return the binary names of the types} */
    public static Set<String> types() {
        return PARSERS.keySet();
    }

    @Override
    public Object convert(String text) {
        return parser.parse(text, formatter);
    }
}
