package dev.straightway.lab.metric;

import java.util.OptionalDouble;

import dev.straightway.lab.results.Results.MeasuredMetric;

/** What the server occupies of the machine's memory: mostly the heap that it was given, not what it needs. */
final class ResidentMemory implements Metric {

    @Override
    public MeasuredMetric description() {
        return new MeasuredMetric("resident", "Resident memory, given heap in it", "MiB", true, false,
                "VmRSS of /proc/PID/status after the load. Every server gets the same -Xms and -Xmx (lab.heap) and has touched most of"
                        + " it by then: a difference is of what lies beside the heap, and of how far the heap was touched");
    }

    @Override
    public OptionalDouble of(Observation observation) {
        return observation.residentKib() < 0 ? OptionalDouble.empty() : OptionalDouble.of(observation.residentKib() / 1024.0);
    }
}
