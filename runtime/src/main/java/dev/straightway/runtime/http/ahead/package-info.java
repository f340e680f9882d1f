/**
 * Requests that are served ahead of the Router of Quarkus, and of Vert.x: which ones, on which connections, and what keeps them
 * from it.
 * <p>
 * Imports {@code http.exchange} and, for configuration, Quarkus' HTTP layer. Start at {@link PlainHead}; {@code http.Shortcut}
 * uses it.
 */
package dev.straightway.runtime.http.ahead;
