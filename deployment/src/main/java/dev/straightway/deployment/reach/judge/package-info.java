/**
 * Says what reviewed code does to the thread that calls it, by a table with a reason a line.
 * <p>
 * Imports {@code java.*}. Start at {@link dev.straightway.deployment.reach.judge.Judgements}; the tables are
 * {@code reach/platform.txt} and {@code reach/libraries.txt} of the resources.
 */
package dev.straightway.deployment.reach.judge;
