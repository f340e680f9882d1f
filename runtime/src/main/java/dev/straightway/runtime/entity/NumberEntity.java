package dev.straightway.runtime.entity;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.lang.reflect.Type;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Function;

import jakarta.ws.rs.BadRequestException;
import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;

/** Numbers as text: the primitive ones, boxed or not, and those of the JDK; other subclasses are left to other providers. */
@Consumes(MediaType.TEXT_PLAIN)
@Produces(MediaType.TEXT_PLAIN)
final class NumberEntity extends StandardEntity<Number> {

    private static final Map<Class<?>, Function<String, Number>> PARSERS = Map.ofEntries(
            Map.entry(byte.class, Byte::valueOf), Map.entry(Byte.class, Byte::valueOf),
            Map.entry(short.class, Short::valueOf), Map.entry(Short.class, Short::valueOf),
            Map.entry(int.class, Integer::valueOf), Map.entry(Integer.class, Integer::valueOf),
            Map.entry(long.class, Long::valueOf), Map.entry(Long.class, Long::valueOf),
            Map.entry(float.class, Float::valueOf), Map.entry(Float.class, Float::valueOf),
            Map.entry(double.class, Double::valueOf), Map.entry(Double.class, Double::valueOf),
            Map.entry(BigInteger.class, BigInteger::new), Map.entry(BigDecimal.class, BigDecimal::new),
            Map.entry(Number.class, BigDecimal::new),
            Map.entry(AtomicInteger.class, text -> new AtomicInteger(Integer.parseInt(text))),
            Map.entry(AtomicLong.class, text -> new AtomicLong(Long.parseLong(text))));

    /** As in JSON; the time that it takes to read a number grows with the square of its digits. */
    private static final int MOST_CHARACTERS = 1000;

    NumberEntity() {
        super(Number.class);
    }

    @Override
    boolean reads(Class<?> candidate, MediaType mediaType) {
        return PARSERS.containsKey(candidate);
    }

    @Override
    boolean writes(Class<?> candidate, MediaType mediaType) {
        return super.writes(candidate, mediaType) || PARSERS.containsKey(candidate);
    }

    @Override
    Number read(Class<?> type, Type genericType, MediaType mediaType, InputStream stream) throws IOException {
        String text = Texts.readFilled(mediaType, stream);
        if (text.length() > MOST_CHARACTERS) {
            throw new BadRequestException("The entity has more characters than a number may have: " + MOST_CHARACTERS);
        }
        try {
            return PARSERS.get(type).apply(text);
        } catch (NumberFormatException e) {
            throw new BadRequestException("The entity isn't a valid " + type.getSimpleName(), e);
        }
    }

    @Override
    void write(Number entity, Type genericType, MediaType mediaType, OutputStream stream) throws IOException {
        Texts.write(entity.toString(), mediaType, stream);
    }
}
