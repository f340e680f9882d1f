package dev.straightway.generator.hyperfoil;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.concurrent.atomic.AtomicInteger;

import org.junit.jupiter.api.Test;

class ScheduleTest {

    private static final long MILLISECOND = 1_000_000;
    private static final long START = -5 * MILLISECOND;

    private final AtomicInteger begun = new AtomicInteger();
    private final AtomicInteger answered = new AtomicInteger();
    private final Schedule schedule = new Schedule(100, answered::get, begun::incrementAndGet);

    @Test
    void timesARequestThatIsOnTimeFromWhenItLeft() {
        depart(START);
        Exchange second = depart(START + 10 * MILLISECOND + Schedule.GRAIN_NANOS);
        assertThat(second.from).isEqualTo(START + 10 * MILLISECOND + Schedule.GRAIN_NANOS);
        assertThat(begun).hasValue(1);
        assertThat(schedule.origin()).isEqualTo(START);
    }

    @Test
    void timesARequestThatLeavesEarlyFromWhenItLeft() {
        depart(START);
        assertThat(depart(START + 9 * MILLISECOND).from).isEqualTo(START + 9 * MILLISECOND);
    }

    @Test
    void timesAHeldBackRequestFromWhenItWasPlanned() {
        depart(START);
        Exchange second = depart(START + 500 * MILLISECOND);
        Exchange third = depart(START + 500 * MILLISECOND);
        assertThat(second.from).isEqualTo(START + 10 * MILLISECOND);
        assertThat(third.from).isEqualTo(START + 20 * MILLISECOND);
    }

    @Test
    void countsWhatIsSentLate() {
        Exchange first = depart(START);
        schedule.send(first, START + Schedule.GRAIN_NANOS);
        Exchange second = depart(START + 10 * MILLISECOND);
        schedule.send(second, START + 10 * MILLISECOND + Schedule.GRAIN_NANOS + 1);
        assertThat(schedule.late()).isEqualTo(1);
    }

    @Test
    void blamesTheGeneratorForWhatBeginsLateWhileFewAreWaiting() {
        depart(START);
        depart(START + 10 * MILLISECOND + Schedule.GRAIN_NANOS);
        assertThat(schedule.generatorLate()).isZero();
        depart(START + 20 * MILLISECOND + Schedule.GRAIN_NANOS + 1);
        assertThat(schedule.generatorLate()).isEqualTo(1);
    }

    @Test
    void blamesTheServerWhileManyWaitForIt() {
        for (int i = 0; i < LoadBenchmark.MOST_WAITING / 2; i++) {
            depart(START);
        }
        depart(START + 3_600_000 * MILLISECOND);
        assertThat(schedule.generatorLate()).isZero();
        answered.set(1);
        depart(START + 3_600_000 * MILLISECOND);
        depart(START + 3_600_000 * MILLISECOND);
        assertThat(schedule.generatorLate()).isZero();
        answered.set(3);
        depart(START + 3_600_000 * MILLISECOND);
        assertThat(schedule.generatorLate()).isZero();
        answered.set(10);
        depart(START + 3_600_000 * MILLISECOND);
        assertThat(schedule.generatorLate()).isEqualTo(1);
    }

    @Test
    void countsWhatIsNeverSentBarTheLastMilliseconds() {
        for (int i = 0; i < 60; i++) {
            schedule.send(depart(START), START);
        }
        assertThat(schedule.unsent(1)).isEqualTo(98 - 60);
    }

    @Test
    void plansNothingInAClosedLoop() {
        Schedule closed = new Schedule(0, answered::get, begun::incrementAndGet);
        Exchange exchange = new Exchange();
        closed.depart(exchange, START);
        closed.depart(exchange, START + 700 * MILLISECOND);
        assertThat(exchange.from).isEqualTo(START + 700 * MILLISECOND);
        assertThat(closed.unsent(1)).isZero();
    }

    private Exchange depart(long now) {
        Exchange exchange = new Exchange();
        schedule.depart(exchange, now);
        return exchange;
    }
}
