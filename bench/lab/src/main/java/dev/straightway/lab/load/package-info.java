/**
 * Generators of load, interchangeable: wrk where it is on the PATH, Hyperfoil in a JVM of its own otherwise and for fixed
 * rates, or in several, on other machines, that share each load.
 * <p>
 * It may import {@code java.*}, Jackson, {@code results}, {@code scenario}, {@code verify} and {@code server}. Start at
 * {@link dev.straightway.lab.load.Generator}; {@link dev.straightway.lab.load.GeneratorCheck} tells whether a result is the
 * generator's own.
 */
package dev.straightway.lab.load;
