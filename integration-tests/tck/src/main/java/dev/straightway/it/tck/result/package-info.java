/**
 * What came of each test, what is known to fail, and whether the two agree.
 * <p>
 * Imports {@code java.base} and nothing else of this module. Start at {@link dev.straightway.it.tck.result.Outcomes} and
 * {@link dev.straightway.it.tck.result.Verdict}.
 */
package dev.straightway.it.tck.result;
