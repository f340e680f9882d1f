/**
 * Calls endpoints, on the instances that they have.
 * <p>
 * Imports {@code http.exchange}, {@code http.filter} and {@code http.read}. Start at {@link Calling}.
 */
package dev.straightway.runtime.http.call;
