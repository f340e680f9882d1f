/**
 * Answers that come later (§8.2).
 * <p>
 * Imports {@code http}. Start at {@link SuspendedAnswer}.
 */
package dev.straightway.runtime.http.async;
