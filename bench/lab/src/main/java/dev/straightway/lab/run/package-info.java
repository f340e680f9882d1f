/**
 * A whole run: what is to be run and how long it takes; the trials, of which disturbed ones are repeated; and the passes beside
 * them. Results are saved on the way, so that a run that is interrupted keeps what it has.
 * <p>
 * It may import all packages but {@code command}. Start at {@link dev.straightway.lab.run.Comparison}.
 */
package dev.straightway.lab.run;
