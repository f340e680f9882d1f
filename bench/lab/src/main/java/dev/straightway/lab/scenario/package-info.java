/**
 * What is asked of every target: the request, the answer that counts, and how many connections ask it; each a small file in
 * {@code bench/lab/scenarios}. Runs that have a name are files in {@code bench/lab/presets}.
 * <p>
 * It may import {@code java.*} and {@code descriptor}. Start at {@link dev.straightway.lab.scenario.Scenario}.
 */
package dev.straightway.lab.scenario;
