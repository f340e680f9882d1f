package dev.straightway.lab.metric;

import java.util.OptionalDouble;

import dev.straightway.lab.results.ClosedLoop;
import dev.straightway.lab.results.Results.MeasuredMetric;

/** How much of its cores the server used: near all of them, the closed loop has shown what it can do at the most. */
final class ServerBusy implements Metric {

    @Override
    public MeasuredMetric description() {
        return new MeasuredMetric(ClosedLoop.SERVER_BUSY, "Server busy", "%", false, false,
                "CPU of the server, divided by the window and the cores it may use; unless that is all of them, its"
                        + " maximum isn't known");
    }

    @Override
    public OptionalDouble of(Observation observation) {
        double coreMicros = observation.load().durationNanos() / 1e3 * observation.serverCores();
        return observation.cpu().stream().mapToDouble(cpu -> 100 * cpu.totalMicros() / coreMicros).findFirst();
    }
}
