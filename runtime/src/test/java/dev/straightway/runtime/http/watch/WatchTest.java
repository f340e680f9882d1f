package dev.straightway.runtime.http.watch;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.function.LongConsumer;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

import dev.straightway.runtime.http.call.Calling;
import dev.straightway.runtime.invocation.MethodSpec;

class WatchTest {

    private static final Watched.Name ROUTE = new Watched.Name("GET", "/", new MethodSpec("Items", "get", List.of()),
            "Items_get");

    private Duration started;
    private final Ticker ticker = new Ticker() {
        @Override
        public void start(Duration period, LongConsumer look) {
            started = period;
        }

        @Override
        public void stop() {
        }
    };

    private Watch watch(String longest) {
        return new Watch(new Watch.Settings(Duration.parse(longest), false), ticker, Report.LOG, Calling.class);
    }

    @ParameterizedTest
    @CsvSource({ "PT0.5S, PT0.25S", "PT10S, PT5S", "PT0.001S, PT0.001S", "PT0.000000001S, PT0.001S" })
    void looksTwiceInTheTimeOfARequestAndNotWithoutRest(String longest, Duration period) {
        Watch watch = watch(longest);
        watch.add(ROUTE);
        watch.start();
        assertThat(started).isEqualTo(period);
        assertThat(watch.loops()).isNotNull();
    }

    @Test
    void doesNothingWithoutAProvenRoute() {
        Watch watch = watch("PT0.5S");
        watch.start();
        assertThat(started).isNull();
        assertThat(watch.loops()).isNull();
    }

    @ParameterizedTest
    @ValueSource(strings = { "PT0S", "PT-1S" })
    void doesNothingWhenItIsSwitchedOff(String longest) {
        Watch watch = watch(longest);
        assertThat(watch.add(ROUTE)).isNull();
        watch.start();
        assertThat(started).isNull();
        assertThat(watch.loops()).isNull();
    }

    @Test
    void numbersRoutesSoThatNoneIsLikeTheUnwatched() {
        Watch watch = watch("PT0.5S");
        assertThat(List.of(watch.add(ROUTE).number(), watch.add(ROUTE).number())).containsExactly(1, 2)
                .doesNotContain(Loops.NOT_WATCHED);
    }

    @Test
    void countsTheRequestsOfAThreadInItsTicket() {
        Slot slot = new Slot();
        slot.serves(7);
        long first = slot.get();
        slot.serves(7);
        assertThat(slot.get()).isNotEqualTo(first);
        slot.serves(0);
        slot.serves(7);
        assertThat(slot.get()).isGreaterThan(first);
        assertThat(Slot.number(first)).isEqualTo(7).isEqualTo(Slot.number(slot.get()));
    }

    @Test
    void looksOnADaemonUntilItIsStopped() throws InterruptedException {
        TickerThread thread = new TickerThread();
        CompletableFuture<Thread> looking = new CompletableFuture<>();
        CountDownLatch looks = new CountDownLatch(3);
        thread.start(Duration.ofMillis(1), now -> {
            looking.complete(Thread.currentThread());
            looks.countDown();
        });
        looks.await();
        assertThat(looking.orTimeout(20, TimeUnit.SECONDS).join().isDaemon()).isTrue();
        assertThat(looking.orTimeout(20, TimeUnit.SECONDS).join().getName()).isEqualTo(TickerThread.NAME);
        thread.stop();
        assertThat(looking.orTimeout(20, TimeUnit.SECONDS).join().isAlive()).isFalse();
    }

    @Test
    void mayBeStoppedWithoutHavingStarted() {
        new TickerThread().stop();
    }
}
