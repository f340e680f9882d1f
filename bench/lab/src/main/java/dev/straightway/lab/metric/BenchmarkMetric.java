package dev.straightway.lab.metric;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

import com.fasterxml.jackson.databind.JsonNode;

import dev.straightway.lab.results.Results.MeasuredMetric;

/**
 * A figure of a micro-benchmark.
 *
 * @param place where it is in JMH's result of a benchmark
 */
public record BenchmarkMetric(MeasuredMetric description, String place) {

    /** What verdicts rest on. */
    private static final BenchmarkMetric TIME = new BenchmarkMetric(new MeasuredMetric("nanos", "Time", "ns/request", true,
            true, "JMH: the mean over the seconds that count, of 1,000 requests a call, one after the other"),
            "/primaryMetric/score");
    private static final BenchmarkMetric BYTES = new BenchmarkMetric(new MeasuredMetric("bytes", "Allocated bytes",
            "bytes/request", true, false, "JMH's profiler gc: all threads of the JVM"),
            "/secondaryMetrics/gc.alloc.rate.norm/score");

    private static final List<BenchmarkMetric> ALL = List.of(TIME, BYTES);

    public static List<MeasuredMetric> descriptions() {
        return ALL.stream().map(BenchmarkMetric::description).toList();
    }

    /**
     * {@return the values by the names of the metrics}
     *
     * @param result of one benchmark, as JMH writes it
     * @throws IllegalArgumentException if one isn't there
     */
    public static Map<String, Double> of(JsonNode result) {
        Map<String, Double> values = new LinkedHashMap<>();
        for (BenchmarkMetric metric : ALL) {
            JsonNode value = result.at(metric.place);
            if (!value.isNumber()) {
                throw new IllegalArgumentException("The result of JMH has no number at " + metric.place);
            }
            values.put(metric.description.name(), value.doubleValue());
        }
        return values;
    }
}
