/**
 * What is made of a trial's raw figures: each metric one small class, listed in
 * {@link dev.straightway.lab.metric.Metrics}.
 * <p>
 * It may import {@code java.*}, {@code results}, {@code measure}, {@code server} and {@code load}. Start at
 * {@link dev.straightway.lab.metric.Metric}.
 */
package dev.straightway.lab.metric;
