package dev.straightway.proof.walk;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;
import java.util.stream.Stream;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.objectweb.asm.Type;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;

import dev.straightway.proof.Proof;
import dev.straightway.proof.Proof.NotProven;
import dev.straightway.proof.Prover;
import dev.straightway.proof.application.Application;
import dev.straightway.proof.application.RouteEntry;
import dev.straightway.proof.code.ClassSource;
import dev.straightway.proof.code.Libraries;
import dev.straightway.proof.code.Method;
import dev.straightway.proof.code.UnreadLibraries;

/**
 * Looking through the libraries of an application takes longer than the rest of its proof, so what ordinary applications do
 * must
 * not need it.
 */
class LibraryHeadersTest {

    /** Is a library's. Who asks it for its cause waits as long as it is busy. */
    static final class Busy extends RuntimeException {
        private static final long serialVersionUID = 1;

        synchronized Busy busy() {
            try {
                Thread.sleep(1);
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
            return this;
        }
    }

    /** Is a library's. */
    static class Store {
        String load() {
            throw new Busy();
        }
    }

    static class Resource {
        public String cause(RuntimeException failure) {
            return String.valueOf(failure.getCause());
        }

        public String load() {
            return new Store().load();
        }

        /** What isn't seen gets a node of any class. */
        public String escapes(Consumer<Object> given) throws JsonProcessingException {
            given.accept(new ObjectMapper().readTree("{}"));
            return "escaped";
        }

        /** For the compiler, such an exception may be a set, too. */
        public String empty() {
            try {
                new ObjectMapper().readTree("{}");
                return "read";
            } catch (JsonProcessingException e) {
                Object any = e;
                return any instanceof Set<?> set && set.isEmpty() ? "empty" : "full";
            }
        }
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            empty | proven
            escapes | java.util.function.Consumer#accept
            """)
    void areNotReadForObjectsOfReviewedTypes(String method, String words) {
        assertThat(words(UnreadLibraries.of(LIBRARIES), method)).contains(words);
    }

    @Test
    void areNotNeededToFindAnExceptionOfALibraryThatWalkedCodeThrows() {
        assertThat(words(UnreadLibraries.of(LIBRARIES), "cause", "load")).contains("may wait for the monitor of a",
                "Busy#busy is synchronized");
    }

    private static final Set<String> LIBRARIES = names(Busy.class, Store.class, JsonProcessingException.class,
            ObjectMapper.class);

    /** {@return what is said of the first of some methods} */
    private static String words(Libraries libraries, String... methods) {
        ClassSource classes = ClassSource.of(LibraryHeadersTest.class.getClassLoader(), names(Resource.class), libraries);
        List<RouteEntry> routes = new ArrayList<>();
        for (String name : methods) {
            java.lang.reflect.Method one = Stream.of(Resource.class.getDeclaredMethods())
                    .filter(method -> method.getName().equals(name)).findFirst().orElseThrow();
            routes.add(RouteEntry.of(Method.of(Resource.class.getName(), name, Type.getMethodDescriptor(one))));
        }
        Proof proof = Prover.prove(routes, Application.of(classes)).get(0);
        return proof instanceof NotProven no ? no.words() : "proven";
    }

    private static Set<String> names(Class<?>... types) {
        return Set.copyOf(Stream.of(types).map(Type::getInternalName).toList());
    }
}
