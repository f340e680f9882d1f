package dev.straightway.kryo;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.net.URI;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.MonthDay;
import java.time.OffsetDateTime;
import java.time.OffsetTime;
import java.time.Period;
import java.time.Year;
import java.time.YearMonth;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.time.ZonedDateTime;
import java.util.BitSet;
import java.util.Collection;
import java.util.Currency;
import java.util.Date;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.UUID;
import java.util.stream.Stream;

/** The classes of the JDK that may be in a message without being registered. Needs no Kryo: the build asks it, too. */
public final class PlainClasses {

    /** Those that Kryo has a number for by itself. */
    static final List<Class<?>> OF_KRYO = List.of(Integer.class, String.class, Float.class, Boolean.class, Byte.class,
            Character.class, Short.class, Long.class, Double.class);

    /** In the order of their numbers: what comes is added at the end. */
    static final List<Class<?>> OWN = List.of(BigInteger.class, BigDecimal.class, UUID.class, URI.class, Date.class,
            Duration.class, Instant.class, LocalDate.class, LocalTime.class, LocalDateTime.class, ZoneOffset.class,
            ZoneId.class, OffsetTime.class, OffsetDateTime.class, ZonedDateTime.class, Year.class, YearMonth.class,
            MonthDay.class, Period.class, Currency.class, Locale.class, BitSet.class, OptionalInt.class, OptionalLong.class,
            OptionalDouble.class, byte[].class, short[].class, int[].class, long[].class, float[].class, double[].class,
            char[].class, boolean[].class);

    /** Types whose values say which of the other classes they are of. */
    private static final List<Class<?>> OPEN = List.of(Object.class, Number.class, Comparable.class, CharSequence.class,
            java.io.Serializable.class);

    private PlainClasses() {
    }

    /** {@return whether values of a declared class of the JDK may be in a message} */
    public static boolean include(Class<?> type) {
        return type.isPrimitive() || type.isArray() || type.isEnum() || isContainer(type)
                || Stream.of(OF_KRYO, OWN, OPEN).anyMatch(classes -> classes.contains(type));
    }

    /** {@return whether objects of a class consist of others} */
    public static boolean isContainer(Class<?> type) {
        return Collection.class.isAssignableFrom(type) || Map.class.isAssignableFrom(type) || type == Iterable.class
                || type == Optional.class;
    }
}
