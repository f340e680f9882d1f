package dev.straightway.lab.attribution;

/**
 * A profile, and the cost of a request that it shares out.
 *
 * @param costPerRequest of the timed trials: microseconds of CPU or bytes
 */
public record Costed(Profiled profiled, double costPerRequest) {
}
