package dev.straightway.lab.metric;

import java.util.OptionalDouble;

import dev.straightway.lab.results.Results.MeasuredMetric;

/** Start-up to the first correct answer, CPU of all threads. */
final class StartUpCpu implements Metric {

    @Override
    public MeasuredMetric description() {
        return new MeasuredMetric("startup-cpu", "CPU to first answer", "ms", true, false,
                "user and system of /proc/PID/stat at the first correct answer");
    }

    @Override
    public OptionalDouble of(Observation observation) {
        return observation.startUp().cpuMillis().stream().mapToDouble(millis -> millis).findFirst();
    }
}
