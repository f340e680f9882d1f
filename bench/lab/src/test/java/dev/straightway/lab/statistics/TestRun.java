package dev.straightway.lab.statistics;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

import dev.straightway.lab.results.Results;
import dev.straightway.lab.results.Results.Curve;
import dev.straightway.lab.results.Results.Findings;
import dev.straightway.lab.results.Results.MeasuredMetric;
import dev.straightway.lab.results.Results.MeasuredScenario;
import dev.straightway.lab.results.Results.MeasuredTarget;
import dev.straightway.lab.results.Results.Run;
import dev.straightway.lab.results.Trial;

/** Builds a run trial by trial; every name that a trial mentions is in the run, and the first target is the reference. */
public final class TestRun {

    public static final String CPU = "user-cpu";
    public static final String BYTES = "bytes";
    public static final String REQUESTS = "requests";

    private final Map<String, MeasuredTarget> targets = new LinkedHashMap<>();
    private final Map<String, MeasuredScenario> scenarios = new LinkedHashMap<>();
    private final List<Trial> trials = new ArrayList<>();
    private final Map<String, String> environment = new LinkedHashMap<>();
    private final List<MeasuredMetric> metrics = new ArrayList<>(List.of(
            new MeasuredMetric(CPU, "User CPU", "µs/request", true, true, ""),
            new MeasuredMetric(BYTES, "Allocated bytes", "bytes/request", true, false, ""),
            new MeasuredMetric(REQUESTS, "Requests/s", "requests/s", false, false, "")));

    public TestRun scenario(String name, Curve curve, double x) {
        scenarios.put(name, new MeasuredScenario(name, name, "GET /" + name, "", curve, x));
        return this;
    }

    public TestRun environment(String name, String value) {
        environment.put(name, value);
        return this;
    }

    public TestRun metric(MeasuredMetric more) {
        metrics.add(more);
        return this;
    }

    public TestRun without(String metric) {
        metrics.removeIf(each -> each.name().equals(metric));
        return this;
    }

    /** One valid trial for each value of a metric, in rounds from 1 on. */
    public TestRun rounds(String target, String scenario, String metric, double... values) {
        for (int i = 0; i < values.length; i++) {
            trial(target, scenario, i + 1, 1, Trial.Outcome.VALID, Map.of(metric, values[i]));
        }
        return this;
    }

    public TestRun trial(String target, String scenario, int round, int attempt, Trial.Outcome outcome,
            Map<String, Double> values) {
        targets.computeIfAbsent(target, name -> new MeasuredTarget(name, name, "", "", targets.isEmpty()));
        scenarios.computeIfAbsent(scenario, name -> new MeasuredScenario(name, name, "GET /" + name, "", null, 0));
        trials.add(new Trial(target, scenario, "pinned", round, attempt, outcome, null, true, 1, values, Map.of(), List.of()));
        return this;
    }

    public Results results() {
        return new Results(new Run(Results.FORMAT, "2026-01-02T03:04:05Z", true, environment, Map.of(),
                List.copyOf(targets.values()), List.copyOf(scenarios.values()), metrics), Findings.of(trials));
    }
}
