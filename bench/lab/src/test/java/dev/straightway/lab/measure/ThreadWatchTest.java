package dev.straightway.lab.measure;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assumptions.assumeThat;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

import org.junit.jupiter.api.Test;

class ThreadWatchTest {

    private static final long SECOND = 1_000_000_000;

    private final Map<String, Task> living = new HashMap<>(Map.of("1", new Task(ThreadKind.REQUEST, SECOND, 10), "2",
            new Task(ThreadKind.COMPILER, 5 * SECOND, 20)));
    private final ThreadWatch watch = new ThreadWatch(() -> Map.copyOf(living));

    @Test
    void countsWhatThreadsDidSinceItBegan() {
        living.put("1", new Task(ThreadKind.REQUEST, 3 * SECOND, 15));
        assertThat(times(watch)).containsExactlyInAnyOrderEntriesOf(Map.of(ThreadKind.REQUEST, 2 * SECOND,
                ThreadKind.COMPILER, 0L));
    }

    @Test
    void keepsWhatAThreadDidThatEnds() {
        living.put("2", new Task(ThreadKind.COMPILER, 6 * SECOND, 50));
        watch.look();
        living.remove("2");
        ThreadTimes times = watch.end(Optional.empty());
        assertThat(times.nanos(ThreadKind.COMPILER)).isEqualTo(SECOND);
        assertThat(times.waitNanos()).isEqualTo(30);
    }

    @Test
    void countsAThreadThatBeginsFromItsStart() {
        living.put("3", new Task(ThreadKind.COLLECTOR, SECOND / 2, 7));
        ThreadTimes times = watch.end(Optional.empty());
        assertThat(times.nanos(ThreadKind.COLLECTOR)).isEqualTo(SECOND / 2);
        assertThat(times.waitNanos()).isEqualTo(7);
    }

    @Test
    void takesANumberWithALesserCountForAnotherThread() {
        living.put("2", new Task(ThreadKind.COMPILER, 6 * SECOND, 20));
        watch.look();
        living.put("2", new Task(ThreadKind.REQUEST, SECOND / 4, 0));
        ThreadTimes times = watch.end(Optional.empty());
        assertThat(times.nanos(ThreadKind.COMPILER)).isEqualTo(SECOND);
        assertThat(times.nanos(ThreadKind.REQUEST)).isEqualTo(SECOND / 4);
    }

    @Test
    void givesTheRequestsWhatThreadsDidThatWereNeverSeen() {
        living.put("1", new Task(ThreadKind.REQUEST, 2 * SECOND, 10));
        ThreadTimes times = watch.end(Optional.of(new ProcessTimes(1_200_000, 340_000)));
        assertThat(times.totalNanos()).as("of 1.54 s but for four ticks").isEqualTo(SECOND + SECOND / 2);
    }

    @Test
    void doesNotTakeTheTicksOfTheProcessForMoreThanWasSeen() {
        living.put("1", new Task(ThreadKind.REQUEST, 2 * SECOND, 10));
        assertThat(watch.end(Optional.of(new ProcessTimes(700_000, 330_000))).totalNanos()).isEqualTo(SECOND);
    }

    @Test
    void seesThisProcessAndAThreadThatEndedInIt() throws InterruptedException {
        Optional<ThreadWatch> own = ThreadWatch.of(ProcessHandle.current().pid());
        assumeThat(own).as("a kernel that tells of threads").isPresent();
        Optional<ProcessTimes> began = ProcessTimes.of(ProcessHandle.current().pid());
        Thread busy = new Thread(ThreadWatchTest::work);
        busy.start();
        busy.join();
        Optional<ProcessTimes> used = ProcessTimes.of(ProcessHandle.current().pid()).map(end -> end.since(began.orElseThrow()));
        assertThat(own.get().end(used).nanos(ThreadKind.REQUEST)).isGreaterThan(SECOND / 10);
    }

    @Test
    void knowsNothingOfAProcessThatIsNotThere() {
        assertThat(ThreadWatch.of(Long.MAX_VALUE)).isEmpty();
    }

    private static Map<ThreadKind, Long> times(ThreadWatch watch) {
        return watch.end(Optional.empty()).runNanos();
    }

    /** Until the clock of the thread itself says that it has had its time. */
    private static void work() {
        var threads = java.lang.management.ManagementFactory.getThreadMXBean();
        while (threads.getCurrentThreadCpuTime() < SECOND / 5) {
            Thread.onSpinWait();
        }
    }
}
