package dev.straightway.runtime.entity;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.lang.reflect.Type;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.Set;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;

import jakarta.ws.rs.BadRequestException;
import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;

/** Numbers as text: the primitive ones, boxed or not, and those of the JDK; other subclasses are left to other providers. */
@Consumes(MediaType.TEXT_PLAIN)
@Produces(MediaType.TEXT_PLAIN)
final class NumberEntity extends StandardEntity<Number> {

    private static final Set<Class<?>> TYPES = Set.of(byte.class, Byte.class, short.class, Short.class, int.class,
            Integer.class,
            long.class, Long.class, float.class, Float.class, double.class, Double.class, BigInteger.class, BigDecimal.class,
            Number.class, AtomicInteger.class, AtomicLong.class);

    /** As in JSON; the time that it takes to read a number grows with the square of its digits. */
    private static final int MOST_CHARACTERS = 1000;

    NumberEntity() {
        super(Number.class);
    }

    @Override
    boolean reads(Class<?> candidate, MediaType mediaType) {
        return TYPES.contains(candidate);
    }

    @Override
    boolean writes(Class<?> candidate, MediaType mediaType) {
        return super.writes(candidate, mediaType) || TYPES.contains(candidate);
    }

    @Override
    Number read(Class<?> type, Type genericType, MediaType mediaType, InputStream stream) throws IOException {
        String text = Texts.readFilled(mediaType, stream);
        if (text.length() > MOST_CHARACTERS) {
            throw new BadRequestException("The entity has more characters than a number may have: " + MOST_CHARACTERS);
        }
        try {
            return parsed(type, text);
        } catch (NumberFormatException e) {
            throw new BadRequestException("The entity isn't a valid " + type.getSimpleName(), e);
        }
    }

    /** No table of functions, which the server would make when it starts and hardly an application asks. */
    private static Number parsed(Class<?> type, String text) {
        return switch (type.getSimpleName()) {
            case "byte", "Byte" -> Byte.valueOf(text);
            case "short", "Short" -> Short.valueOf(text);
            case "int", "Integer" -> Integer.valueOf(text);
            case "long", "Long" -> Long.valueOf(text);
            case "float", "Float" -> Float.valueOf(text);
            case "double", "Double" -> Double.valueOf(text);
            case "BigInteger" -> new BigInteger(text);
            case "AtomicInteger" -> new AtomicInteger(Integer.parseInt(text));
            case "AtomicLong" -> new AtomicLong(Long.parseLong(text));
            default -> new BigDecimal(text);
        };
    }

    @Override
    void write(Number entity, Type genericType, MediaType mediaType, OutputStream stream) throws IOException {
        Texts.write(entity.toString(), mediaType, stream);
    }
}
