/**
 * One trial: a scenario on a target in a fresh JVM, verified, warmed up, measured; and the run of all of them.
 * <p>
 * It may import all packages but {@code report}. Start at {@link dev.straightway.lab.trial.Run}.
 */
package dev.straightway.lab.trial;
