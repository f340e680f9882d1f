/**
 * Generators of load, interchangeable: wrk if it is on the PATH; otherwise, and for fixed rates, Hyperfoil in a JVM of its
 * own, or in several on other machines, which share each load.
 * <p>
 * It may import {@code java.*}, Jackson, {@code results}, {@code scenario}, {@code verify} and {@code server}. Start at
 * {@link dev.straightway.lab.load.Generator}; {@link dev.straightway.lab.load.GeneratorCheck} tells whether a result is the
 * generator's own.
 */
package dev.straightway.lab.load;
