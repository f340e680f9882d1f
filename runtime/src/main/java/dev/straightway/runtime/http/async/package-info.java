/**
 * Answers that come later (§8.2).
 * <p>
 * Imports {@code http.exchange}, {@code http.connection} and {@code http.filter}. Start at {@link SuspendedAnswer}.
 */
package dev.straightway.runtime.http.async;
