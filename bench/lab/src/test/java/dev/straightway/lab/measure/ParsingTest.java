package dev.straightway.lab.measure;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Map;

import org.junit.jupiter.api.Test;

class ParsingTest {

    @Test
    void findsTheTimesBehindANameThatHoldsAnything() {
        ProcessTimes times = ProcessTimes.parse("12 (a) b (c) S 1 12 12 0 -1 4194304 100 0 3 0 250 50 0 0 20 0 30 0 1");
        assertThat(times).isEqualTo(new ProcessTimes(2_500_000, 500_000));
        assertThat(times.since(new ProcessTimes(500_000, 100_000))).isEqualTo(new ProcessTimes(2_000_000, 400_000));
        assertThat(times.totalMicros()).isEqualTo(3_000_000);
    }

    @Test
    void findsTheResidentMemory() {
        assertThat(Memory.parse("Name:\tjava\nVmPeak:\t  900 kB\nVmRSS:\t  123456 kB\n")).isEqualTo(123456);
        assertThatThrownBy(() -> Memory.parse("Name:\tjava\n")).isInstanceOf(IllegalStateException.class);
    }

    @Test
    void readsWhatTheAgentWrites() {
        JvmSample sample = JvmSample.parse("allocatedBytes=500 countsEndedThreads=false startedThreads=12 liveThreads=10"
                + " peakThreads=11 gcCount=3 gcMillis=7 jitMillis=90");
        assertThat(sample).isEqualTo(new JvmSample(500, false, 2, 3, 7, 90, 11));
    }

    @Test
    void knowsNoAllocationWhereThreadsEndedWithTheirCounts() {
        JvmSample before = new JvmSample(100, false, 2, 0, 0, 0, 9);
        assertThat(new JvmSample(150, false, 2, 0, 0, 0, 9).allocatedSince(before)).hasValue(50);
        assertThat(new JvmSample(150, false, 3, 0, 0, 0, 9).allocatedSince(before)).isEmpty();
        assertThat(new JvmSample(150, true, 3, 0, 0, 0, 9).allocatedSince(before)).hasValue(50);
    }

    @Test
    void sumsRunAndWaitOfTheThreadsThatLive() {
        QueueTimes before = new QueueTimes(Map.of("1", QueueTimes.Times.parse("100 10 1\n"), "2", new QueueTimes.Times(7, 7)));
        QueueTimes after = new QueueTimes(Map.of("1", new QueueTimes.Times(150, 30), "3", new QueueTimes.Times(5, 2)));
        assertThat(after.since(before)).isEqualTo(new QueueTimes.Times(55, 22));
    }

    @Test
    void findsTheCoresAmongAllOfThem() {
        String stat = """
                cpu  99 99 99 99 99 99 99 99 0 0
                cpu1 10 1 5 900 0 50 60 2 0 0
                cpu11 1 1 1 1 1 1 1 1 0 0
                cpu2 20 0 5 900 0 0 0 0 0 0
                """;
        assertThat(CoreTimes.parse(stat, List.of(1))).isEqualTo(new CoreTimes(160_000, 20_000));
        assertThat(CoreTimes.parse(stat, List.of(1, 2))).isEqualTo(new CoreTimes(410_000, 20_000));
        assertThatThrownBy(() -> CoreTimes.parse(stat, List.of(3))).isInstanceOf(IllegalStateException.class)
                .hasMessage("no core 3 in /proc/stat");
    }

    @Test
    void seesThisProcessRun() {
        long pid = ProcessHandle.current().pid();
        QueueTimes.of(pid).ifPresent(times -> assertThat(times.threads()).isNotEmpty());
        assertThat(QueueTimes.of(Long.MAX_VALUE)).isEmpty();
    }
}
