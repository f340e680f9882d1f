package dev.straightway.lab.trial;

/**
 * A CPU profile of one target and scenario.
 *
 * @param file the flamegraph, or {@code null} without one
 * @param note the engine, or why there is none
 */
public record Flamegraph(String target, String scenario, String file, String note) {
}
