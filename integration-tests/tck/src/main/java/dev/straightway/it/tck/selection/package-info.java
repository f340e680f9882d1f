/**
 * Which of the TCK's test classes a run holds.
 * <p>
 * Imports {@code java.base} and, to find the TCK's jar, one of its classes. Start at
 * {@link dev.straightway.it.tck.selection.Selection}.
 */
package dev.straightway.it.tck.selection;
