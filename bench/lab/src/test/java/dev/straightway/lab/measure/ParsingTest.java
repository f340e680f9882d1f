package dev.straightway.lab.measure;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.time.Duration;
import java.util.List;
import java.util.Map;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ParsingTest {

    @Test
    void findsTheTimesBehindANameThatHoldsAnything() {
        ProcessTimes times = ProcessTimes.parse("12 (a) b (c) S 1 12 12 0 -1 4194304 100 0 3 0 250 50 0 0 20 0 30 0 1");
        assertThat(times).isEqualTo(new ProcessTimes(2_500_000, 500_000));
        assertThat(times.since(new ProcessTimes(500_000, 100_000))).isEqualTo(new ProcessTimes(2_000_000, 400_000));
        assertThat(times.totalMicros()).isEqualTo(3_000_000);
    }

    @Test
    void tellsTheMemoryBesideTheHeapFromIt() {
        String smaps = """
                f0000000-f8000000 rw-p 00000000 00:00 0
                Size:             131072 kB
                Rss:              100000 kB
                f8000000-100000000 rw-p 00000000 00:00 0
                Rss:               20000 kB
                7f0000000000-7f0000400000 rw-p 00000000 00:00 0
                Rss:                3000 kB
                Pss:                 999 kB
                7ffc00000000-7ffc00021000 rw-p 00000000 00:00 0                          [stack]
                Rss:                  40 kB
                ffffffffff600000-ffffffffff601000 --xp 00000000 00:00 0                  [vsyscall]
                Rss:                   4 kB
                """;
        assertThat(MemoryUse.parse(smaps, "liveHeapBytes=7340032 heapFrom=4026531840 heapTo=4294967296"))
                .hasValue(new MemoryUse(7_340_032, 3_044));
        assertThat(MemoryUse.parse(smaps, "liveHeapBytes=7340032 heapFrom=0 heapTo=0")).isEmpty();
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
    void findsTheCoresAmongAllOfThem() {
        String stat = """
                cpu  99 99 99 99 99 99 99 99 0 0
                cpu1 10 1 5 900 0 50 60 2 0 0
                cpu11 1 1 1 1 1 1 1 1 0 0
                cpu2 20 0 5 900 0 0 0 0 0 0
                """;
        assertThat(CoreTimes.parse(stat, List.of(1))).isEqualTo(new CoreTimes(1_260_000, 20_000));
        assertThat(CoreTimes.parse(stat, List.of(1, 2))).isEqualTo(new CoreTimes(1_510_000, 20_000));
        assertThatThrownBy(() -> CoreTimes.parse(stat, List.of(3))).isInstanceOf(IllegalStateException.class)
                .hasMessage("no core 3 in /proc/stat");
    }

    @ParameterizedTest
    @CsvSource({ "C2 CompilerThre, COMPILER", "C1 CompilerThre, COMPILER", "JVMCI CompilerT, COMPILER",
            "GC Thread#0, COLLECTOR",
            "VM Thread, COLLECTOR", "G1 Conc#0, COLLECTOR", "G1 Main Marker, COLLECTOR", "ZWorker#1, COLLECTOR",
            "Shenandoah GC T, COLLECTOR", "VM Periodic Tas, RUNTIME", "Monitor Deflati, RUNTIME", "Common-Cleaner, RUNTIME",
            "straightway-lab, RUNTIME", "java, REQUEST", "vert.x-eventloo, REQUEST", "executor-thread, REQUEST",
            "ForkJoinPool-1-, REQUEST", "Grizzly-worker(, REQUEST", "GCounter, REQUEST" })
    void tellsWhatAThreadIsForByItsName(String name, ThreadKind kind) {
        assertThat(Task.parse(name + "\n", "100 10 1\n")).isEqualTo(new Task(kind, 100, 10));
    }

    @Test
    void knowsHowFarASampledShareCanBeOff() {
        assertThat(TickSampling.error(1_500_000, 3_000_000)).as("half of 750 ticks").isCloseTo(0.0716, within(1e-4));
        assertThat(TickSampling.error(3_000_000, 3_000_000)).isZero();
        assertThat(TickSampling.error(0, 3_000_000)).isNaN();
        assertThat(TickSampling.error(0, 0)).isNaN();
    }

    @Test
    void tellsTheWorkOfOthersFromItsOwn() {
        OtherWork work = OtherWork.of(new CoreTimes(3_300_000, 300_000), 600_000, 3, 2,
                Map.of("java (12)", Duration.ofMillis(2_400), "cron (3)", Duration.ofMillis(30), "cc (7)",
                        Duration.ofMillis(300)));
        assertThat(work).isEqualTo(new OtherWork(1, 2, List.of("java (12) 0.8", "cc (7) 0.1")));
        assertThat(work.words()).isEqualTo("others use 1.00 of 2 cores (50 %), most of them java (12) 0.8, cc (7) 0.1");
        assertThat(OtherWork.of(new CoreTimes(0, 0), 20_000, 3, 2, Map.of()).words())
                .isEqualTo("others use 0.00 of 2 cores (0 %)");
    }
}
