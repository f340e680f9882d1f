/**
 * The JVM of a target: started fresh for each trial, asked for its counters, stopped; and the processes and cores of the lab.
 * <p>
 * It may import {@code java.*}, {@code options}, {@code scenario}, {@code target}, {@code verify} and {@code measure}. Start at
 * {@link dev.straightway.lab.server.Server}.
 */
package dev.straightway.lab.server;
