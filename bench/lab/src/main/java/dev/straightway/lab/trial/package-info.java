/**
 * One trial: a scenario on a target in a fresh JVM, verified, warmed up until it is steady, measured, and judged for noise.
 * <p>
 * It may import {@code java.*}, {@code options}, {@code scenario}, {@code target}, {@code verify}, {@code server}, {@code
 * host}, {@code load}, {@code measure}, {@code metric} and {@code results}. Start at {@link
 * dev.straightway.lab.trial.TrialRunner}.
 */
package dev.straightway.lab.trial;
