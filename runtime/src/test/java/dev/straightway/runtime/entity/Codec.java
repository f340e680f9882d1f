package dev.straightway.runtime.entity;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.lang.annotation.Annotation;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Type;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.Stream;

import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.MultivaluedHashMap;
import jakarta.ws.rs.ext.MessageBodyReader;
import jakarta.ws.rs.ext.MessageBodyWriter;

import com.fasterxml.jackson.databind.ObjectMapper;

import dev.straightway.runtime.body.SecuredMappers;
import dev.straightway.runtime.multipart.FormLimits;

/** Reads and writes by the first provider of the most special media type, as a registry would; fails if one closes a stream. */
final class Codec {

    static final StandardEntities.Taken TAKEN = new StandardEntities.Taken(() -> Files.createTempFile("entity", null),
            FormLimits.NONE);

    private static final Annotation[] NONE = {};

    private final List<Object> providers;

    Codec(List<Object> providers) {
        this.providers = providers;
    }

    static Codec standard() {
        return new Codec(entities(ObjectMapper::new));
    }

    /** {@return all in their default contexts} */
    static List<Object> entities(Supplier<ObjectMapper> json) {
        return StandardEntities.all(json, () -> null, TAKEN, SecuredMappers.NONE);
    }

    Object read(Type type, String mediaType, String text) throws IOException {
        return read(type, mediaType, text.getBytes(StandardCharsets.UTF_8));
    }

    @SuppressWarnings("unchecked")
    Object read(Type type, String mediaType, byte[] bytes) throws IOException {
        MediaType parsed = MediaType.valueOf(mediaType);
        MessageBodyReader<Object> reader = (MessageBodyReader<Object>) reader(type, parsed)
                .orElseThrow(() -> new IllegalStateException("Nothing reads a " + type + " from " + mediaType));
        Source source = new Source(bytes);
        Object read = reader.readFrom((Class<Object>) erasure(type), type, NONE, parsed, new MultivaluedHashMap<>(), source);
        assertThat(source.closed).as("the stream of the exchange is closed").isFalse();
        return read;
    }

    byte[] write(Object entity, String mediaType) throws IOException {
        return write(entity, entity.getClass(), mediaType);
    }

    @SuppressWarnings("unchecked")
    byte[] write(Object entity, Type type, String mediaType) throws IOException {
        MediaType parsed = MediaType.valueOf(mediaType);
        MessageBodyWriter<Object> writer = (MessageBodyWriter<Object>) writer(entity.getClass(), parsed)
                .orElseThrow(() -> new IllegalStateException("Nothing writes a " + type + " as " + mediaType));
        Sink sink = new Sink();
        writer.writeTo(entity, entity.getClass(), type, NONE, parsed, new MultivaluedHashMap<>(), sink);
        return sink.toByteArray();
    }

    Optional<MessageBodyReader<?>> reader(Type type, MediaType mediaType) {
        return providers.stream().filter(MessageBodyReader.class::isInstance)
                .filter(provider -> types(provider, Consumes.class).anyMatch(range -> matches(range, mediaType)))
                .<MessageBodyReader<?>> map(MessageBodyReader.class::cast)
                .filter(reader -> reader.isReadable(erasure(type), type, NONE, mediaType))
                .min(Comparator.comparing(reader -> distance(types(reader, Consumes.class), mediaType)));
    }

    Optional<MessageBodyWriter<?>> writer(Class<?> type, MediaType mediaType) {
        return providers.stream().filter(MessageBodyWriter.class::isInstance)
                .filter(provider -> types(provider, Produces.class).anyMatch(range -> matches(range, mediaType)))
                .<MessageBodyWriter<?>> map(MessageBodyWriter.class::cast)
                .filter(writer -> writer.isWriteable(type, type, NONE, mediaType))
                .min(Comparator.comparing(writer -> distance(types(writer, Produces.class), mediaType)));
    }

    private static Integer distance(Stream<String> ranges, MediaType mediaType) {
        return ranges.filter(range -> matches(range, mediaType)).map(range -> range.equals("*/*") ? 1 : 0)
                .min(Integer::compare).orElseThrow();
    }

    private static Stream<String> types(Object provider, Class<? extends Annotation> annotation) {
        Class<?> type = provider.getClass();
        return Stream.of(annotation == Consumes.class ? type.getAnnotation(Consumes.class).value()
                : type.getAnnotation(Produces.class).value());
    }

    private static boolean matches(String range, MediaType mediaType) {
        String regex = range.replace("+", "\\+").replace("*", ".*");
        return (mediaType.getType() + '/' + mediaType.getSubtype()).matches(regex);
    }

    private static Class<?> erasure(Type type) {
        return type instanceof ParameterizedType parameterized ? (Class<?>) parameterized.getRawType() : (Class<?>) type;
    }

    private static final class Source extends ByteArrayInputStream {

        private boolean closed;

        Source(byte[] bytes) {
            super(bytes);
        }

        @Override
        public void close() {
            closed = true;
        }
    }

    private static final class Sink extends ByteArrayOutputStream {
        @Override
        public void close() {
            throw new AssertionError("A writer closed the stream of the exchange");
        }
    }
}
