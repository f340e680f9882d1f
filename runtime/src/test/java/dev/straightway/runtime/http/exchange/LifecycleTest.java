package dev.straightway.runtime.http.exchange;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Who answers, and when a request has ended. */
class LifecycleTest {

    private static final String SCOPE = "scope";

    private final List<Object> events = new ArrayList<>();
    private final Lifecycle life = new Lifecycle();
    private RuntimeException broken;
    private final RequestScope scopes = new RequestScope() {
        @Override
        public Object activate(VertxExchange exchange, Object state) {
            throw new UnsupportedOperationException();
        }

        @Override
        public void deactivate() {
            throw new UnsupportedOperationException();
        }

        @Override
        public void destroy(Object state) {
            events.add(state);
            if (broken != null) {
                throw broken;
            }
        }
    };

    @Test
    void givesTheAnswerToTheFirstWhoTakesIt() {
        assertThat(life.isTaken()).isFalse();
        assertThat(life.take()).isTrue();
        assertThat(life.isTaken()).isTrue();
        assertThat(life.take()).isFalse();
    }

    @Test
    void givesTheAnswerToOneOfManyThreads() throws Exception {
        int threads = 8;
        AtomicInteger taken = new AtomicInteger();
        CountDownLatch atOnce = new CountDownLatch(threads);
        ExecutorService executor = Executors.newFixedThreadPool(threads);
        for (int i = 0; i < threads; i++) {
            executor.execute(() -> {
                atOnce.countDown();
                while (atOnce.getCount() > 0) {
                    Thread.onSpinWait();
                }
                life.runsAgain();
                taken.addAndGet(life.take() ? 1 : 0);
                step();
            });
        }
        executor.shutdown();
        assertThat(executor.awaitTermination(20, TimeUnit.SECONDS)).isTrue();
        assertThat(taken).hasValue(1);
        assertThat(events).as("steps and turns were counted").isEmpty();
    }

    @ParameterizedTest
    @CsvSource({ "0, false", "1, false", "2, true", "3, true" })
    void endsOnceWithTwoSteps(int steps, boolean ended) {
        life.onEnd(() -> events.add("task"));
        for (int i = 0; i < steps; i++) {
            step();
        }
        assertThat(events).hasSize(ended ? 1 : 0);
    }

    @Test
    void endsWhetherOrNotTheAnswerWasTaken() {
        life.onEnd(() -> events.add("task"));
        step();
        life.take();
        step();
        assertThat(events).containsExactly("task");
    }

    @Test
    void waitsForEachFurtherTurn() {
        life.onEnd(() -> events.add("task"));
        life.runsAgain();
        step();
        step();
        assertThat(events).isEmpty();
        step();
        assertThat(events).containsExactly("task");
    }

    /** As where the client leaves while a filter goes on. */
    @Test
    void endsOnceThoughATurnComesLate() {
        life.scope(SCOPE);
        life.onEnd(() -> events.add("task"));
        step();
        assertThat(life.isTaken()).isFalse();
        life.take();
        step();
        assertThat(life.runsAgain()).isFalse();
        step();
        assertThat(events).containsExactly(SCOPE, "task");
    }

    @Test
    void runsAgainThoughTheAnswerWasTaken() {
        life.take();
        assertThat(life.runsAgain()).isTrue();
        step();
        step();
        assertThat(life.runsAgain()).isTrue();
    }

    @Test
    void waitsForTheAnswerAloneWhereNothingRuns() {
        life.onEnd(() -> events.add("task"));
        life.runsNever();
        assertThat(events).isEmpty();
        step();
        assertThat(events).containsExactly("task");
    }

    @Test
    void destroysTheScopeBeforeItsTasksRun() {
        life.onEnd(() -> events.add("first"));
        life.onEnd(() -> events.add("second"));
        life.scope(SCOPE);
        end();
        assertThat(events).containsExactly(SCOPE, "first", "second");
    }

    @Test
    void destroysNoScopeThatAnotherOwns() {
        end();
        assertThat(events).isEmpty();
    }

    @Test
    void runsAllTasksWhateverFails() {
        broken = new IllegalStateException("on purpose");
        life.scope(SCOPE);
        life.onEnd(() -> {
            throw new AssertionError("on purpose");
        });
        life.onEnd(() -> events.add("task"));
        end();
        assertThat(events).containsExactly(SCOPE, "task");
    }

    @Test
    void runsATaskAtOnceThatComesBehindTheEnd() {
        end();
        life.onEnd(() -> events.add("late"));
        assertThat(events).containsExactly("late");
    }

    @Test
    void runsATaskThatAnotherOneBrings() {
        life.onEnd(() -> life.onEnd(() -> events.add("late")));
        life.onEnd(() -> events.add("task"));
        end();
        assertThat(events).containsExactlyInAnyOrder("task", "late");
    }

    private void step() {
        if (life.step()) {
            life.end(scopes);
        }
    }

    private void end() {
        step();
        step();
    }
}
