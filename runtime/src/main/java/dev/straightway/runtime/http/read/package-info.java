/**
 * The bodies of requests: when they are read, how, and what becomes of those that nobody reads.
 * <p>
 * Imports {@code http.exchange}, {@code http.connection} and {@code http.dispatch}. Start at {@link Reading}.
 */
package dev.straightway.runtime.http.read;
