package dev.straightway.it.tck.child;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.concurrent.atomic.AtomicInteger;

import org.junit.jupiter.api.Test;

import dev.straightway.it.tck.result.TestName;

final class HangWatchTest {

    private static final TestName TEST = new TestName("a.B", "c");
    private static final long SECOND = 1_000_000_000L;

    private final AtomicInteger restarts = new AtomicInteger();
    private final HangWatch watch = new HangWatch(Duration.ofSeconds(60), restarts::incrementAndGet);

    @Test
    void leavesATestAloneUntilTheLimit() {
        watch.began(TEST, 0);
        watch.look(59 * SECOND);

        assertThat(restarts).hasValue(0);
        assertThat(watch.ended()).isFalse();
    }

    @Test
    void freesATestThatHangsAndTellsSoAtItsEnd() {
        watch.began(TEST, 0);
        watch.look(60 * SECOND);

        assertThat(restarts).hasValue(1);
        assertThat(watch.ended()).isTrue();
    }

    @Test
    void freesATestThatHangsAgainAfterTheLimitOnly() {
        watch.began(TEST, 0);
        watch.look(60 * SECOND);
        watch.look(61 * SECOND);
        watch.look(120 * SECOND);

        assertThat(restarts).hasValue(2);
    }

    @Test
    void forgetsATestThatEnded() {
        watch.began(TEST, 0);
        watch.look(60 * SECOND);
        watch.ended();
        watch.look(600 * SECOND);
        watch.began(TEST, 600 * SECOND);

        assertThat(restarts).hasValue(1);
        assertThat(watch.ended()).isFalse();
    }

    @Test
    void watchesOnWhenTheServerDoesNotStartAgain() {
        HangWatch failing = new HangWatch(Duration.ofSeconds(60), () -> {
            restarts.incrementAndGet();
            throw new IllegalStateException("port in use");
        });

        failing.began(TEST, 0);
        failing.look(60 * SECOND);
        failing.look(120 * SECOND);

        assertThat(restarts).hasValue(2);
    }
}
