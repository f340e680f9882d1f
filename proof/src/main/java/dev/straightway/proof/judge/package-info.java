/**
 * Says what reviewed code does to the thread that calls it, by a table with a reason a line.
 * <p>
 * Imports {@code java.*}. Start at {@link dev.straightway.proof.judge.Judgements}; the tables are
 * {@code platform.txt} and {@code libraries.txt} of the resources.
 */
package dev.straightway.proof.judge;
