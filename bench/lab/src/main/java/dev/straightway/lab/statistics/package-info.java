/**
 * What the saved figures say, and how surely: ratios with intervals, verdicts, growth, summaries; and how often such a verdict
 * is wrong, found on synthetic runs.
 * <p>
 * It measures nothing and reads {@link dev.straightway.lab.results} only; beside that it may import {@code java.*}, Apache
 * Commons Statistics and Apache Commons RNG. Start at {@link dev.straightway.lab.statistics.Statistics}; the rule of the
 * verdicts is {@link dev.straightway.lab.statistics.Rule}, their error rate {@link dev.straightway.lab.statistics.Power}.
 */
package dev.straightway.lab.statistics;
