package dev.straightway.lab.metric;

import java.util.OptionalDouble;

import dev.straightway.lab.results.ClosedLoop;
import dev.straightway.lab.results.Results.MeasuredMetric;

/** How much of its cores the generator used: near all of them, it is what was measured. */
final class GeneratorBusy implements Metric {

    @Override
    public MeasuredMetric description() {
        return new MeasuredMetric(ClosedLoop.GENERATOR_BUSY, "Generator busy", "%", true, false,
                "CPU of the generator, divided by the window and the cores it may use");
    }

    @Override
    public OptionalDouble of(Observation observation) {
        return Double.isNaN(observation.load().generatorBusy()) ? OptionalDouble.empty()
                : OptionalDouble.of(100 * observation.load().generatorBusy());
    }
}
