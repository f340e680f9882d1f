package dev.straightway.runtime.json;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Date;
import java.util.List;
import java.util.Set;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class ScalarsTest {

    private static final List<Class<?>> PRIMITIVES = List.of(int.class, long.class, short.class, byte.class, double.class,
            float.class, boolean.class, char.class);

    static Set<String> names() {
        return Scalars.names();
    }

    @ParameterizedTest
    @MethodSource("names")
    void writesAndReadsWhatItNames(String name) throws ClassNotFoundException {
        Class<?> type = type(name);
        assertThat(Scalars.of(type)).isNotNull();
        assertThat(Scalars.of(type).samples()).isNotEmpty();
        assertThat(ReadScalars.of(type)).isNotEmpty().allMatch(way -> !way.samples().isEmpty());
    }

    private static Class<?> type(String name) throws ClassNotFoundException {
        for (Class<?> primitive : PRIMITIVES) {
            if (primitive.getName().equals(name)) {
                return primitive;
            }
        }
        return Class.forName(name);
    }

    @Test
    void knowsNoOthers() {
        for (Class<?> other : List.of(Date.class, Object.class, java.time.Month.class, void.class)) {
            assertThat(Scalars.of(other)).isNull();
            assertThat(ReadScalars.of(other)).isEmpty();
        }
    }
}
