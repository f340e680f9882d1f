package dev.straightway.runtime.provider;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.InputStream;
import java.io.OutputStream;
import java.lang.annotation.Annotation;
import java.lang.reflect.Type;
import java.util.List;
import java.util.Set;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Stream;

import jakarta.annotation.Priority;
import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.MultivaluedMap;
import jakarta.ws.rs.ext.MessageBodyReader;
import jakarta.ws.rs.ext.MessageBodyWriter;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The choice among entity providers (§4.2.1, §4.2.2, §4.2.4). */
class MessageBodiesTest {

    private static final Annotation[] NONE = {};

    /** Reads and writes nothing, but says that it could, except for what it is told to refuse. */
    abstract static class Body<T> implements MessageBodyReader<T>, MessageBodyWriter<T> {
        boolean refuses;

        @Override
        public boolean isReadable(Class<?> type, Type genericType, Annotation[] annotations, MediaType mediaType) {
            return !refuses;
        }

        @Override
        public boolean isWriteable(Class<?> type, Type genericType, Annotation[] annotations, MediaType mediaType) {
            return !refuses;
        }

        @Override
        public T readFrom(Class<T> type, Type genericType, Annotation[] annotations, MediaType mediaType,
                MultivaluedMap<String, String> fields, InputStream entity) {
            return null;
        }

        @Override
        public void writeTo(T entity, Class<?> type, Type genericType, Annotation[] annotations, MediaType mediaType,
                MultivaluedMap<String, Object> fields, OutputStream stream) {
        }
    }

    static class Anything extends Body<Object> {
    }

    static final class Numbers extends Body<Number> {
    }

    static final class Integers extends Body<Integer> {
    }

    static final class MoreIntegers extends Body<Integer> {
    }

    @Priority(1)
    static final class FirstIntegers extends Body<Integer> {
    }

    @Consumes("text/plain, text/html")
    @Produces({ "text/plain", "text/html" })
    static final class TextIntegers extends Body<Integer> {
    }

    @Consumes("text/*")
    @Produces("text/*")
    static final class AnyTextIntegers extends Body<Integer> {
    }

    @Consumes("application/*+json")
    @Produces("application/*+json")
    static final class Suffixed extends Body<Integer> {
    }

    private static MessageBodies bodies(List<Object> standard, Object... own) {
        Registrations registrations = new Registrations(type -> null);
        Stream.of(own).forEach(registrations::addInstance);
        return new Registry(registrations, Set.of(), () -> standard).bodies();
    }

    private static String writer(MessageBodies bodies, Class<?> type, String mediaType) {
        MessageBodyWriter<?> found = bodies.writer(type, type, NONE, MediaType.valueOf(mediaType));
        return found == null ? "none" : found.getClass().getSimpleName();
    }

    private static String reader(MessageBodies bodies, Class<?> type, String mediaType) {
        MessageBodyReader<?> found = bodies.reader(type, type, NONE, MediaType.valueOf(mediaType));
        return found == null ? "none" : found.getClass().getSimpleName();
    }

    @ParameterizedTest
    @CsvSource({ "java.lang.Integer, Integers", "java.lang.Long, Numbers", "java.lang.String, Anything" })
    void prefersTheNearestType(Class<?> type, String expected) {
        MessageBodies bodies = bodies(List.of(), new Anything(), new Numbers(), new Integers());
        assertThat(writer(bodies, type, "a/b")).isEqualTo(expected);
    }

    @Test
    void takesAPrimitiveForItsBox() {
        assertThat(writer(bodies(List.of(), new Integers()), int.class, "a/b")).isEqualTo("Integers");
        assertThat(bodies(List.of(), new Integers()).mayWrite(int.class)).isTrue();
    }

    @ParameterizedTest
    @CsvSource({ "text/plain, TextIntegers", "text/html, TextIntegers", "text/css, AnyTextIntegers", "a/b, Integers" })
    void prefersTheMoreSpecificMediaType(String mediaType, String expected) {
        MessageBodies bodies = bodies(List.of(), new Integers(), new AnyTextIntegers(), new TextIntegers());
        assertThat(writer(bodies, Integer.class, mediaType)).isEqualTo(expected);
        assertThat(reader(bodies, Integer.class, mediaType)).isEqualTo(expected);
    }

    @Test
    void prefersTheApplicationsToTheStandardOnesOfTheSameTypeAndMediaType() {
        assertThat(writer(bodies(List.of(new Integers()), new MoreIntegers()), Integer.class, "a/b"))
                .isEqualTo("MoreIntegers");
        assertThat(writer(bodies(List.of(new Integers()), new Anything()), Integer.class, "a/b")).isEqualTo("Integers");
        assertThat(writer(bodies(List.of(new TextIntegers()), new MoreIntegers()), Integer.class, "text/plain"))
                .isEqualTo("TextIntegers");
    }

    @Test
    void prefersThePriorityThenTheOrderOfRegistration() {
        assertThat(writer(bodies(List.of(), new Integers(), new MoreIntegers(), new FirstIntegers()), Integer.class, "a/b"))
                .isEqualTo("FirstIntegers");
        assertThat(writer(bodies(List.of(), new MoreIntegers(), new Integers()), Integer.class, "a/b"))
                .isEqualTo("MoreIntegers");
    }

    @Test
    void goesOnWhereOneRefuses() {
        Integers refusing = new Integers();
        refusing.refuses = true;
        MessageBodies bodies = bodies(List.of(), refusing, new Numbers());
        assertThat(writer(bodies, Integer.class, "a/b")).isEqualTo("Numbers");
        assertThat(reader(bodies, Integer.class, "a/b")).isEqualTo("Numbers");
        assertThat(writer(bodies(List.of(), refusing), Integer.class, "a/b")).isEqualTo("none");
    }

    @Test
    void readsATypeByTheReaderOfASubtypeAndWritesItNot() {
        MessageBodies bodies = bodies(List.of(), new Integers());
        assertThat(reader(bodies, Number.class, "a/b")).isEqualTo("Integers");
        assertThat(writer(bodies, Number.class, "a/b")).isEqualTo("none");
    }

    @ParameterizedTest
    @CsvSource({ "application/vnd.a+json, Suffixed", "application/json, none", "text/a+json, none" })
    void takesAStructuredSuffixOfAnySubtype(String mediaType, String expected) {
        assertThat(writer(bodies(List.of(), new Suffixed()), Integer.class, mediaType)).isEqualTo(expected);
    }

    @Test
    void namesWhatCanBeProducedBestFirst() {
        Numbers refusing = new Numbers();
        refusing.refuses = true;
        MessageBodies bodies = bodies(List.of(), new AnyTextIntegers(), refusing, new TextIntegers(), new Suffixed());
        assertThat(bodies.producible(Integer.class, Integer.class, NONE)).containsExactly(MediaType.TEXT_PLAIN_TYPE,
                MediaType.TEXT_HTML_TYPE, MediaType.valueOf("text/*"));
        assertThat(bodies.producible(String.class, String.class, NONE)).isEmpty();
    }

    @Test
    void knowsForWhichTypesTheApplicationMayHaveASay() {
        MessageBodies bodies = bodies(List.of(new Anything()), new Numbers());
        assertThat(bodies.mayWrite(Integer.class)).isTrue();
        assertThat(bodies.mayWrite(Object.class)).as("the object may be a number").isTrue();
        assertThat(bodies.mayRead(String.class)).isFalse();
        assertThat(bodies.mayWrite(String.class)).isFalse();
    }

    /** A server that starts needs none of them, and most answers don't either. */
    @Test
    void makesTheStandardOnesOnceSomebodyAsks() {
        AtomicInteger made = new AtomicInteger();
        Registry registry = new Registry(new Registrations(type -> null), Set.of(), () -> counted(made));
        assertThat(made).hasValue(0);
        assertThat(registry.bodies()).isSameAs(registry.bodies());
        assertThat(made).hasValue(1);
    }

    /** What is wrong with those of the application shows when it starts. */
    @Test
    void makesTheStandardOnesAtOnceBesideThoseOfTheApplication() {
        AtomicInteger made = new AtomicInteger();
        Registrations registrations = new Registrations(type -> null);
        registrations.addInstance(new Integers());
        new Registry(registrations, Set.of(), () -> counted(made));
        assertThat(made).hasValue(1);
    }

    private static List<Object> counted(AtomicInteger made) {
        made.incrementAndGet();
        return List.of();
    }
}
