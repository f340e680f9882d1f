package dev.straightway.proof;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.objectweb.asm.Type;

import com.fasterxml.jackson.annotation.JsonFilter;

import dev.straightway.proof.Proof.NotProven;
import dev.straightway.proof.Proof.Proven;
import dev.straightway.proof.application.Application;
import dev.straightway.proof.application.RouteEntry;
import dev.straightway.proof.code.ClassSource;
import dev.straightway.proof.code.Method;

/** Reads and writes types of libraries, and of base classes whose variables the resource binds. */
class JsonTypesTest {

    /** Stands for a type of a library. */
    public static class Slow {
        private final String name = "slow";

        public String getName() {
            Pause.sleep();
            return name;
        }
    }

    /** Stands for a type of a library. */
    public static class Filled {
        public void setName(String name) {
            Pause.sleep();
        }
    }

    /** Stands for a type of a library. */
    public static class Quick {
        private String name;

        public String getName() {
            return name;
        }

        public void setName(String name) {
            this.name = name;
        }
    }

    /** Stands for a type of a library. */
    @JsonFilter("hidden")
    public static class Marked {
        public String name;
    }

    abstract static class Crud<T> {
        String create(T entity) {
            return entity.toString();
        }

        String all(List<T> entities) {
            return entities.get(0).toString();
        }
    }

    static class Good {
        public String name;

        @Override
        public String toString() {
            return name;
        }
    }

    static class Bad {
        public String name;

        @Override
        public String toString() {
            Pause.sleep();
            return name;
        }
    }

    static final class GoodResource extends Crud<Good> {
    }

    static final class BadResource extends Crud<Bad> {
    }

    static final class Resource {
        Slow slow() {
            return new Slow();
        }

        Quick quick(Quick read) {
            return read;
        }

        String filled(List<Filled> read) {
            return "read";
        }

        String marked(Marked read) {
            return "read";
        }
    }

    static final class Pause {
        static void sleep() {
            try {
                Thread.sleep(1);
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
        }
    }

    private static final Set<Class<?>> LIBRARY = Set.of(Slow.class, Filled.class, Quick.class, Marked.class);

    @Test
    void provesATypeOfALibraryWhoseAccessorsDoNotBlock() {
        assertThat(prove(Resource.class, Resource.class, "quick", Set.of(Type.getDescriptor(Quick.class))))
                .isInstanceOf(Proven.class);
    }

    @Test
    void asksTheAccessorsOfATypeOfALibrary() {
        assertThat(prove(Resource.class, Resource.class, "slow", Set.of()))
                .isInstanceOfSatisfying(NotProven.class, proof -> assertThat(proof.drawn())
                        .isEqualTo("JsonTypesTest$Slow#getName → JsonTypesTest$Pause#sleep → java.lang.Thread#sleep"));
    }

    @Test
    void callsTheSettersOfATypeOfALibrary() {
        assertThat(prove(Resource.class, Resource.class, "filled",
                Set.of("Ljava/util/List<" + Type.getDescriptor(Filled.class) + ">;")))
                .isInstanceOfSatisfying(NotProven.class, proof -> assertThat(proof.drawn())
                        .isEqualTo("JsonTypesTest$Filled#setName → JsonTypesTest$Pause#sleep → java.lang.Thread#sleep"));
    }

    @Test
    void saysWhichAnnotationIsNotFollowed() {
        assertThat(prove(Resource.class, Resource.class, "marked", Set.of(Type.getDescriptor(Marked.class))))
                .isInstanceOfSatisfying(NotProven.class, proof -> {
                    assertThat(proof.drawn()).isEqualTo("JSON reading JsonTypesTest$Marked");
                    assertThat(proof.reason()).isEqualTo("has @JsonFilter, which the proof doesn't follow");
                });
    }

    @ParameterizedTest
    @ValueSource(strings = { "create", "all" })
    void givesTheMethodsOfABaseClassWhatTheResourceBindsItsVariablesTo(String method) {
        assertThat(prove(GoodResource.class, Crud.class, method, Set.of())).isInstanceOf(Proven.class);
        assertThat(prove(BadResource.class, Crud.class, method, Set.of())).isInstanceOfSatisfying(NotProven.class,
                proof -> assertThat(proof.drawn()).endsWith("JsonTypesTest$Bad#toString → JsonTypesTest$Pause#sleep → "
                        + "java.lang.Thread#sleep"));
    }

    private static Proof prove(Class<?> resource, Class<?> declaring, String name, Set<String> reads) {
        java.lang.reflect.Method route = Stream.of(declaring.getDeclaredMethods())
                .filter(method -> method.getName().equals(name)).findFirst().orElseThrow();
        Set<String> ours = new LinkedHashSet<>();
        Set<String> libraries = new LinkedHashSet<>();
        Stream.of(JsonTypesTest.class.getDeclaredClasses())
                .forEach(type -> (LIBRARY.contains(type) ? libraries : ours).add(Type.getInternalName(type)));
        Application application = Application.of(ClassSource.of(JsonTypesTest.class.getClassLoader(), ours, libraries));
        RouteEntry entry = new RouteEntry(Method.of(resource.getName(), name, Type.getMethodDescriptor(route)), List.of(),
                reads, true);
        return Prover.prove(List.of(entry), application).get(0);
    }
}
