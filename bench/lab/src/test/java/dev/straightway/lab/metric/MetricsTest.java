package dev.straightway.lab.metric;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalLong;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import dev.straightway.lab.load.LoadResult;
import dev.straightway.lab.measure.JvmSample;
import dev.straightway.lab.measure.MemoryUse;
import dev.straightway.lab.measure.ProcessTimes;
import dev.straightway.lab.measure.ThreadKind;
import dev.straightway.lab.measure.ThreadTimes;
import dev.straightway.lab.results.ClosedLoop;
import dev.straightway.lab.results.Results.MeasuredMetric;
import dev.straightway.lab.server.Server;

class MetricsTest {

    private static final ThreadTimes THREADS = new ThreadTimes(Map.of(ThreadKind.REQUEST, 1_900_000L, ThreadKind.COLLECTOR,
            90_000L, ThreadKind.RUNTIME, 10_000L, ThreadKind.COMPILER, 500_000L), 4_000);

    private static final Observation ALL_KNOWN = new Observation(
            new LoadResult(1_000, 2_000_000_000L, new LoadResult.Latency(5_000, 9_000, 12_000, 20_000, 30_000), Map.of(), 0.5),
            Optional.of(new ProcessTimes(1_500, 500)), Optional.of(THREADS), 2, new JvmSample(1_000, false, 3, 1, 10, 100, 9),
            new JvmSample(401_000, false, 3, 4, 50, 130, 12), Optional.of(new MemoryUse(3L << 20, 5_120)),
            new Server.StartUp(900, OptionalLong.of(1_500)), 3,
            Optional.of(new Observation.WarmedUp(7, 9_000, 11, 0.03)),
            OptionalDouble.of(0.25), OptionalDouble.of(0.01), OptionalDouble.of(1_234), OptionalLong.of(143));

    private static final Observation LITTLE_KNOWN = new Observation(
            new LoadResult(1_000, 2_000_000_000L, LoadResult.Latency.UNKNOWN, Map.of(), Double.NaN),
            Optional.empty(), Optional.empty(), 2, new JvmSample(1_000, false, 3, 1, 10, 100, 9),
            new JvmSample(401_000, false, 4, 4, 50, 130, 12),
            Optional.empty(),
            new Server.StartUp(900, OptionalLong.empty()), 3, Optional.empty(), OptionalDouble.empty(), OptionalDouble.empty(),
            OptionalDouble.empty(), OptionalLong.empty());

    @ParameterizedTest
    @CsvSource({ "cpu, 2", "request-cpu, 1.9", "gc-cpu, 0.09", "jit-cpu, 0.5", "total-cpu, 2.5", "user-cpu, 1.5",
            "system-cpu, 0.5", "steady-seconds, 7", "steady-requests, 9000", "steady-cpu, 11", "window-spread, 3", "bytes, 400",
            "wire, 143",
            "requests, 500",
            "p50, 5", "p90, 9", "p99, 12",
            "p999, 20", "gc-share, 2", "gc-count, 3", "jit, 30", "memory, 8", "live-heap, 3", "beside-heap, 5", "threads, 12",
            "startup, 900",
            "startup-cpu, 1500", "time-to-peak, 3", "augmentation, 1234", "server-busy, 0.05", "generator-busy, 50",
            "queue-wait, 25", "noise, 1" })
    void comeOutOfWhatWasObserved(String name, double value) {
        assertThat(Metrics.of(ALL_KNOWN)).containsEntry(name, value);
    }

    @Test
    void areLeftOutWhereTheyAreUnknown() {
        assertThat(Metrics.of(LITTLE_KNOWN)).containsOnlyKeys("requests", "gc-share", "gc-count", "jit", "threads", "startup",
                "time-to-peak");
    }

    @Test
    void areTheClosedLoopsWhereTheySaySo() {
        assertThat(Metrics.descriptions()).filteredOn(metric -> metric.method().contains("closed loop"))
                .extracting(MeasuredMetric::name).containsExactlyInAnyOrderElementsOf(ClosedLoop.FIGURES);
    }

    @Test
    void haveNamesOfTheirOwnAndOneOfThemIsPrimary() {
        assertThat(Metrics.descriptions()).extracting(MeasuredMetric::name).doesNotHaveDuplicates()
                .containsExactlyInAnyOrderElementsOf(Metrics.of(ALL_KNOWN).keySet());
        assertThat(Metrics.descriptions()).filteredOn(MeasuredMetric::primary).extracting(MeasuredMetric::name)
                .containsExactly("cpu");
    }
}
