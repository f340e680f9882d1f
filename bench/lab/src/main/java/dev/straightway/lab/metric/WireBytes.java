package dev.straightway.lab.metric;

import java.util.OptionalDouble;

import dev.straightway.lab.results.Results.MeasuredMetric;

/** How many bytes an answer has on the wire. */
final class WireBytes implements Metric {

    @Override
    public MeasuredMetric description() {
        return new MeasuredMetric("wire", "Bytes on the wire", "bytes/answer", true, false,
                "head, framing and body of one whole answer, counted after the timed window on a connection of its own; without those of"
                        + " TCP");
    }

    @Override
    public OptionalDouble of(Observation observation) {
        return observation.answerBytes().stream().mapToDouble(bytes -> bytes).findFirst();
    }
}
