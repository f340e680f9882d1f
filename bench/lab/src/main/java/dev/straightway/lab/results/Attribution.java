package dev.straightway.lab.results;

import java.util.Map;

/**
 * Where the cost of a request lies.
 *
 * @param kind "cpu" (microseconds a request) or "alloc" (bytes a request)
 * @param phases cost by the title of the phase, in the order of the charts; what no rule knows is among them as "unmatched"
 * @param total the cost of a request that the phases share out
 * @param coverage what the profile saw of what /proc or the JVM counted, 1 is all; NaN where that is unknown
 */
public record Attribution(String target, String scenario, String kind, Map<String, Double> phases, double total,
        double coverage) {

    /** The phase of what no rule knows. */
    public static final String UNMATCHED = "unmatched";
}
