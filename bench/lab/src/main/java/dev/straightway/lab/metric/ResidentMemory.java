package dev.straightway.lab.metric;

import java.util.OptionalDouble;

import dev.straightway.lab.results.Results.MeasuredMetric;

/** What the server occupies of the machine's memory. */
final class ResidentMemory implements Metric {

    @Override
    public MeasuredMetric description() {
        return new MeasuredMetric("resident", "Resident memory", "MiB", true, false,
                "VmRSS of /proc/PID/status after the load");
    }

    @Override
    public OptionalDouble of(Observation observation) {
        return observation.residentKib() < 0 ? OptionalDouble.empty() : OptionalDouble.of(observation.residentKib() / 1024.0);
    }
}
