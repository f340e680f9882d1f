package dev.straightway.lab.measure;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

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
                + " gcCount=3 gcMillis=7 jitMillis=90");
        assertThat(sample).isEqualTo(new JvmSample(500, false, 2, 3, 7, 90));
    }

    @Test
    void knowsNoAllocationWhereThreadsEndedWithTheirCounts() {
        JvmSample before = new JvmSample(100, false, 2, 0, 0, 0);
        assertThat(new JvmSample(150, false, 2, 0, 0, 0).allocatedSince(before)).isEqualTo(50);
        assertThat(new JvmSample(150, false, 3, 0, 0, 0).allocatedSince(before)).isEqualTo(-1);
        assertThat(new JvmSample(150, true, 3, 0, 0, 0).allocatedSince(before)).isEqualTo(50);
    }
}
