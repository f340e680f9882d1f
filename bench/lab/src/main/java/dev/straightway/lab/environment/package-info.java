/**
 * What must be known to judge a figure: machine, system, JVM, versions, pinning, method.
 * <p>
 * It may import {@code java.*}, {@code measure}, {@code options}, {@code server} and {@code target}. Start at
 * {@link dev.straightway.lab.environment.Environment}.
 */
package dev.straightway.lab.environment;
