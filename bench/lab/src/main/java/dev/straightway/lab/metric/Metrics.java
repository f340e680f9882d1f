package dev.straightway.lab.metric;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

import dev.straightway.lab.load.LoadResult.Latency;
import dev.straightway.lab.results.Results.MeasuredMetric;

/** Every metric, in the order of the tables; a new one is a line here and its class. */
public final class Metrics {

    private static final List<Metric> ALL = List.of(
            ThreadCpu.STEADY,
            ThreadCpu.REQUEST,
            ThreadCpu.COLLECTOR,
            ThreadCpu.COMPILER,
            ThreadCpu.ALL,
            CpuPerRequest.USER,
            SamplingError.USER,
            CpuPerRequest.SYSTEM,
            SamplingError.SYSTEM,
            new AllocatedBytes(),
            new WireBytes(),
            new RequestsPerSecond(),
            new ResponseTime("p50", "50", Latency::p50Nanos),
            new ResponseTime("p90", "90", Latency::p90Nanos),
            new ResponseTime("p99", "99", Latency::p99Nanos),
            new ResponseTime("p999", "99.9", Latency::p999Nanos),
            new CollectionShare(),
            new CollectionCount(),
            new Compilation(),
            NeededMemory.ALL,
            NeededMemory.HEAP,
            NeededMemory.BESIDE,
            new PeakThreads(),
            new StartUpWall(),
            new StartUpCpu(),
            new TimeToPeak(),
            UntilSteady.SECONDS,
            UntilSteady.REQUESTS,
            UntilSteady.CPU,
            new WindowSpread(),
            new Augmentation(),
            new ServerBusy(),
            new GeneratorBusy(),
            new QueueWait(),
            new Disturbance());

    private Metrics() {
    }

    public static List<MeasuredMetric> descriptions() {
        return ALL.stream().map(Metric::description).toList();
    }

    /** {@return the values by the names of the metrics; those that are unknown are left out} */
    public static Map<String, Double> of(Observation observation) {
        Map<String, Double> values = new LinkedHashMap<>();
        ALL.forEach(metric -> metric.of(observation).ifPresent(value -> values.put(metric.description().name(), value)));
        return values;
    }
}
