package dev.straightway.runtime.http.exchange;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
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
    void leavesOneStepForTheEndOfTheFirstTurn() {
        life.onEnd(() -> events.add("task"));
        assertThat(life.leaveStep()).as("before the turn").isFalse();
        assertThat(life.turns(true)).isTrue();
        assertThat(life.leaveStep()).isTrue();
        assertThat(life.leaveStep()).as("once more").isFalse();
        assertThat(events).isEmpty();
        steps(life.firstTurned());
        assertThat(events).containsExactly("task");
        assertThat(life.leaveStep()).as("behind the turn").isFalse();
    }

    @Test
    void leavesNoStepForATurnOfAnotherThread() throws Exception {
        life.turns(true);
        AtomicInteger left = new AtomicInteger();
        Thread other = new Thread(() -> left.addAndGet(life.leaveStep() ? 1 : 0));
        other.start();
        other.join();
        assertThat(left).hasValue(0);
        assertThat(life.firstTurned()).isEqualTo(1);
    }

    @Test
    void leavesNoStepForATurnOnAWorker() {
        life.turns(false);
        assertThat(life.leaveStep()).isFalse();
        assertThat(life.firstTurned()).isEqualTo(1);
    }

    @Test
    void endsWhereMoreStepsAreTakenAtOnceThanAreLeft() {
        life.onEnd(() -> events.add("task"));
        step();
        steps(2);
        assertThat(events).containsExactly("task");
        assertThat(life.runsAgain()).isFalse();
    }

    /** Each thread brings a task while another ends the request: none is lost, and none runs twice. */
    @Test
    void runsEachTaskOnceThoughTheEndComesMeanwhile() throws Exception {
        ExecutorService executor = Executors.newFixedThreadPool(2);
        for (int i = 0; i < 2_000; i++) {
            Lifecycle ending = new Lifecycle();
            AtomicInteger ran = new AtomicInteger();
            CyclicBarrier atOnce = new CyclicBarrier(2);
            ending.step(1);
            Future<?> bringing = executor.submit(() -> {
                atOnce.await();
                ending.onEnd(ran::incrementAndGet);
                return null;
            });
            Future<?> last = executor.submit(() -> {
                atOnce.await();
                if (ending.step(1)) {
                    ending.end(scopes);
                }
                return null;
            });
            bringing.get(20, TimeUnit.SECONDS);
            last.get(20, TimeUnit.SECONDS);
            assertThat(ran).hasValue(1);
        }
        executor.shutdown();
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
        steps(1);
    }

    private void steps(int taken) {
        if (life.step(taken)) {
            life.end(scopes);
        }
    }

    private void end() {
        step();
        step();
    }
}
