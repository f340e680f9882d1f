package dev.straightway.runtime.http.locate;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicInteger;

import org.junit.jupiter.api.Test;

class ByClassTest {

    private static final int THREADS = 4;
    private static final int DIMENSIONS = 60;

    @Test
    void findsOutOnceForEachOfManyClasses() {
        AtomicInteger asked = new AtomicInteger();
        ByClass<String> names = new ByClass<>(type -> {
            asked.incrementAndGet();
            return type.getName();
        });
        List<Class<?>> types = types();
        for (int round = 0; round < 3; round++) {
            for (Class<?> type : types) {
                assertThat(names.get(type)).isEqualTo(type.getName());
            }
        }
        assertThat(asked).hasValue(types.size());
    }

    @Test
    void keepsNothingOfWhatFails() {
        AtomicInteger asked = new AtomicInteger();
        ByClass<String> names = new ByClass<>(type -> {
            if (asked.incrementAndGet() == 1) {
                throw new IllegalStateException("not yet");
            }
            return type.getName();
        });
        assertThatThrownBy(() -> names.get(String.class)).hasMessage("not yet");
        assertThat(names.get(String.class)).isEqualTo("java.lang.String");
    }

    @Test
    void givesAllThreadsTheSame() throws Exception {
        ByClass<Object> objects = new ByClass<>(type -> new Object());
        List<Class<?>> types = types();
        CyclicBarrier start = new CyclicBarrier(THREADS);
        Callable<List<Object>> all = () -> {
            start.await();
            return types.stream().map(objects::get).toList();
        };
        ExecutorService threads = Executors.newFixedThreadPool(THREADS);
        try {
            List<Future<List<Object>>> given = new ArrayList<>();
            for (int i = 0; i < THREADS; i++) {
                given.add(threads.submit(all));
            }
            List<Object> known = types.stream().map(objects::get).toList();
            for (Future<List<Object>> one : given) {
                assertThat(one.get()).isEqualTo(known);
            }
        } finally {
            threads.shutdownNow();
        }
    }

    /** Arrays of many dimensions are classes that nobody has to write. */
    private static List<Class<?>> types() {
        List<Class<?>> types = new ArrayList<>();
        for (Class<?> first : List.of(int.class, long.class, String.class, Object.class)) {
            Class<?> type = first;
            for (int dimensions = 0; dimensions < DIMENSIONS; dimensions++) {
                types.add(type);
                type = type.arrayType();
            }
        }
        return types;
    }
}
