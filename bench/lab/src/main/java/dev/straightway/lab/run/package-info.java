/**
 * A whole run: what is to be run and how long it takes, trial after trial with those that were disturbed run again, the passes
 * beside them, and what is saved on the way, so that a run that is ended keeps what it has.
 * <p>
 * It may import all packages but {@code command}. Start at {@link dev.straightway.lab.run.Comparison}.
 */
package dev.straightway.lab.run;
