/**
 * Generators of load, interchangeable: wrk where it is on the PATH, Hyperfoil in a JVM of its own otherwise.
 * <p>
 * It may import {@code java.*}, Jackson, {@code options}, {@code server} and {@code target}. Start at
 * {@link dev.straightway.lab.load.Generator}.
 */
package dev.straightway.lab.load;
