package dev.straightway.lab.report.format;

import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.SerializationFeature;

import dev.straightway.lab.report.reading.Estimate;
import dev.straightway.lab.report.reading.Group;
import dev.straightway.lab.report.reading.Reading;
import dev.straightway.lab.results.Results;
import dev.straightway.lab.results.Results.MeasuredMetric;
import dev.straightway.lab.results.Results.MeasuredTarget;

/**
 * A run as JMH writes its results as JSON: each scenario is a class, each target a benchmark in it, each round a fork of one
 * iteration, and each metric but the primary one a secondary result.
 * <p>
 * The score is the median and its confidence the 95 % interval of it, as everywhere in the lab; JMH's own are a mean and 99.9
 * %.
 */
final class JmhJson {

    private static final ObjectMapper JSON = new ObjectMapper().enable(SerializationFeature.INDENT_OUTPUT);
    private static final double[] PERCENTILES = { 0, 50, 90, 95, 99, 99.9, 99.99, 99.999, 99.9999, 100 };
    private static final String VERSION = "1.37";

    private final Reading reading;

    private JmhJson(Reading reading) {
        this.reading = reading;
    }

    static String of(Results results) {
        try {
            return JSON.writeValueAsString(new JmhJson(Reading.of(results)).benchmarks()) + "\n";
        } catch (JsonProcessingException e) {
            throw new UncheckedIOException("The results can't be written as JSON", e);
        }
    }

    private List<Map<String, Object>> benchmarks() {
        List<Map<String, Object>> benchmarks = new ArrayList<>();
        reading.primary().ifPresent(primary -> reading.groups().forEach(group -> reading.tried(group).stream()
                .filter(target -> reading.estimate(group, target, primary).isPresent())
                .forEach(target -> benchmarks.add(benchmark(group, target, primary)))));
        return benchmarks;
    }

    private Map<String, Object> benchmark(Group group, MeasuredTarget target, MeasuredMetric primary) {
        Map<String, Object> benchmark = new LinkedHashMap<>();
        benchmark.put("jmhVersion", VERSION);
        benchmark.put("benchmark", "lab." + group.scenario().name() + "." + target.name());
        benchmark.put("mode", primary.lowerIsBetter() ? "avgt" : "thrpt");
        benchmark.put("threads", 1);
        benchmark.put("forks", reading.rounds(group, target, primary).length);
        benchmark.put("jvm", reading.results().environment().getOrDefault("server JVM", ""));
        benchmark.put("jvmArgs", List.of());
        String seconds = reading.results().options().getOrDefault("lab.duration", "");
        benchmark.putAll(iterations("warmup", 0, "1"));
        benchmark.putAll(iterations("measurement", 1, seconds));
        benchmark.put("params", Map.of("placement", group.placement()));
        benchmark.put("primaryMetric", result(group, target, primary));
        Map<String, Object> others = new LinkedHashMap<>();
        reading.results().metrics().stream()
                .filter(metric -> !metric.primary() && reading.estimate(group, target, metric).isPresent())
                .forEach(metric -> others.put(metric.name(), result(group, target, metric)));
        benchmark.put("secondaryMetrics", others);
        return benchmark;
    }

    private static Map<String, Object> iterations(String which, int number, String seconds) {
        Map<String, Object> iterations = new LinkedHashMap<>();
        iterations.put(which + "Iterations", number);
        iterations.put(which + "Time", seconds + " s");
        iterations.put(which + "BatchSize", 1);
        return iterations;
    }

    private Map<String, Object> result(Group group, MeasuredTarget target, MeasuredMetric metric) {
        Estimate estimate = reading.estimate(group, target, metric).orElseThrow();
        double[] rounds = reading.rounds(group, target, metric);
        Map<String, Object> result = new LinkedHashMap<>();
        result.put("score", estimate.value());
        result.put("scoreError", orText(Math.max(estimate.high() - estimate.value(), estimate.value() - estimate.low())));
        result.put("scoreConfidence", List.of(orText(estimate.low()), orText(estimate.high())));
        result.put("scorePercentiles", percentiles(rounds));
        result.put("scoreUnit", metric.unit().equals("µs/request") ? "us/op" : metric.unit());
        result.put("rawData", Arrays.stream(rounds).mapToObj(List::of).toList());
        return result;
    }

    private static Map<String, Double> percentiles(double[] rounds) {
        double[] sorted = Arrays.stream(rounds).sorted().toArray();
        Map<String, Double> percentiles = new LinkedHashMap<>();
        for (double percentile : PERCENTILES) {
            int place = (int) Math.ceil(percentile / 100 * sorted.length);
            percentiles.put(Double.toString(percentile), sorted[Math.max(0, place - 1)]);
        }
        return percentiles;
    }

    /** JSON has no NaN: JMH writes the word. */
    private static Object orText(double value) {
        return Double.isNaN(value) ? "NaN" : (Object) value;
    }
}
