/**
 * What is asked of every target: the request, the answer that counts, and how many connections ask it; each a small file in
 * {@code bench/lab/scenarios}.
 * <p>
 * It may import {@code java.*} only. Start at {@link dev.straightway.lab.scenario.Scenario}.
 */
package dev.straightway.lab.scenario;
