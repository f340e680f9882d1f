package dev.straightway.lab.metric;

import java.util.OptionalDouble;
import java.util.function.ToDoubleFunction;

import dev.straightway.lab.metric.Observation.WarmedUp;
import dev.straightway.lab.results.Results.MeasuredMetric;

/** What it costs to come to the steady state in which all other figures are measured. */
record UntilSteady(MeasuredMetric description, ToDoubleFunction<WarmedUp> amount) implements Metric {

    static final UntilSteady SECONDS = of("steady-seconds", "Load until steady", "s", "seconds of load", WarmedUp::seconds);
    static final UntilSteady REQUESTS = of("steady-requests", "Requests until steady", "", "answered requests",
            WarmedUp::requests);
    static final UntilSteady CPU = of("steady-cpu", "CPU until steady", "s",
            "CPU seconds of all threads, with those of compilers, without start-up", WarmedUp::cpuSeconds);

    private static UntilSteady of(String name, String title, String unit, String what, ToDoubleFunction<WarmedUp> amount) {
        return new UntilSteady(new MeasuredMetric(name, title, unit, true, false, what
                + " before the first of the " + WarmedUp.WINDOWS + " windows of a second in which the server was steady; on all"
                + " cores until the compiler is quiet, on those of the measurement then"), amount);
    }

    @Override
    public OptionalDouble of(Observation observation) {
        return observation.warmedUp().stream().mapToDouble(amount).filter(Double::isFinite).findFirst();
    }
}
