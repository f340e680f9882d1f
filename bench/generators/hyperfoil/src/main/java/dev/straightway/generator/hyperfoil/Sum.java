package dev.straightway.generator.hyperfoil;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.LongSummaryStatistics;
import java.util.Map;

import org.HdrHistogram.Histogram;

/**
 * What several generators gave that shared one load, as if one had given it: all response times count alike, and the rate is
 * the sum of their rates.
 *
 * @param parts of each of them, none of which has failed
 */
record Sum(List<Measured> parts) {

    Measured measured() {
        Histogram times = times();
        LongSummaryStatistics begun = parts.stream().mapToLong(part -> part.share().begunNanos()).summaryStatistics();
        return new Measured(times.getTotalCount(), durationNanos(), PercentileCurve.of(times), Measured.Latency.of(times),
                parts.stream().map(Measured::pace).reduce(Measured.Pace.NONE, Measured.Pace::and),
                // One that has no room left holds the others' figures back too.
                parts.stream().mapToDouble(Measured::busy).max().orElseThrow(),
                parts.stream().mapToDouble(Measured::jitShare).max().orElseThrow(), errors(), null, null,
                begun.getMax() - begun.getMin());
    }

    private Histogram times() {
        Histogram times = parts.get(0).share().histogram();
        parts.stream().skip(1).forEach(part -> times.add(part.share().histogram()));
        return times;
    }

    /** {@return how long all answers took at the sum of the rates; where there were none, the longest of the loads} */
    private long durationNanos() {
        double requests = parts.stream().mapToLong(Measured::requests).sum();
        double perNano = parts.stream().mapToDouble(part -> (double) part.requests() / part.durationNanos()).sum();
        return requests == 0 ? parts.stream().mapToLong(Measured::durationNanos).max().orElseThrow()
                : Math.round(requests / perNano);
    }

    private Map<String, Long> errors() {
        Map<String, Long> errors = new LinkedHashMap<>();
        parts.forEach(part -> part.errors().forEach((kind, count) -> errors.merge(kind, count, Long::sum)));
        return errors;
    }
}
