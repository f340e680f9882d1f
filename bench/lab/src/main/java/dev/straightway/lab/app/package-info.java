/**
 * Somebody else's application as targets and scenarios of a run: it is built on each stack, the stacks are asked whether they
 * answer alike, and what came of that is written as the files that a run reads.
 * <p>
 * It may import {@code project}, {@code request}, {@code scenario}, {@code target}, {@code server}, {@code host},
 * {@code verify}, {@code results}, {@code options} and {@code files}. Start at
 * {@link dev.straightway.lab.app.Application}.
 */
package dev.straightway.lab.app;
