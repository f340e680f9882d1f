/**
 * The JVM of a target: started fresh for each trial, asked for its counters, stopped.
 * <p>
 * It may import {@code java.*}, {@code options}, {@code target} and {@code measure}. Start at
 * {@link dev.straightway.lab.server.Server}.
 */
package dev.straightway.lab.server;
