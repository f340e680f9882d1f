package dev.straightway.lab.results;

/**
 * A differential flamegraph, scaled to a request and re-rooted by phase: the stacks of {@code target}, coloured by what they
 * cost more or less than in {@code base}.
 *
 * @param kind "cpu" or "alloc"
 * @param matchedPercent how much of the target's cost has a counterpart in the base
 * @param flamegraph its file, relative to the results
 */
public record ProfileDifference(String base, String target, String scenario, String kind, double matchedPercent,
        String flamegraph) {
}
