/**
 * Reads what the operating system and the JVM know of a server: counters, before and after.
 * <p>
 * It may import {@code java.*} only. Start at {@link dev.straightway.lab.measure.ThreadWatch} and
 * {@link dev.straightway.lab.measure.JvmSample}.
 */
package dev.straightway.lab.measure;
