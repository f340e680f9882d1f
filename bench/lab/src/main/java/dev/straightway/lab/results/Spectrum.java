package dev.straightway.lab.results;

import java.util.List;
import java.util.Map;

/**
 * Response times at a fixed rate, from the intended send times on: what a client sees who doesn't wait politely.
 *
 * @param offeredPerSecond requests that were to be sent a second
 * @param achievedPerSecond requests that were answered a second
 * @param unsent requests whose time came without a free connection
 * @param points the percentile curve, ascending
 * @param errors counts by kind; those that are zero are left out
 * @param failure why there is no curve, or {@code null}
 * @param conditions under which it was made; of an earlier lab {@link Conditions#UNKNOWN}
 */
public record Spectrum(String target, String scenario, double offeredPerSecond, double achievedPerSecond, long unsent,
        List<Point> points, Map<String, Long> errors, String failure, Conditions conditions) {

    public Spectrum {
        conditions = conditions == null ? Conditions.UNKNOWN : conditions;
    }

    /** {@return the same, made under these conditions} */
    public Spectrum under(Conditions others) {
        return new Spectrum(target, scenario, offeredPerSecond, achievedPerSecond, unsent, points, errors, failure, others);
    }

    /**
     * @param percentile from 0 to 100
     * @param micros microseconds that so many per cent of the answers needed at the most
     */
    public record Point(double percentile, double micros) {
    }
}
