/**
 * Requests that are served ahead of the Router of Quarkus: which ones, on which connections, and what keeps them from it.
 * <p>
 * Imports {@code http.exchange} and, for configuration, Quarkus' HTTP layer. Start at {@link PlainHead}; who uses it is
 * {@code http.Shortcut}.
 */
package dev.straightway.runtime.http.ahead;
