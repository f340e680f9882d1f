/**
 * Answers that no writer of an endpoint gives at once: to failures, to requests without an endpoint, and those that come later.
 * <p>
 * Imports {@code http.exchange}, {@code http.dispatch} and {@code http.filter}. Start at {@link Failures}.
 */
package dev.straightway.runtime.http.answer;
