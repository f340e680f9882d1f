/**
 * Finds the endpoint of a request (§3.7.2): by its path, then among the methods of the winning template.
 * <p>
 * Imports {@code http.exchange} and {@code http.locate}. Start at {@link Matching}.
 */
package dev.straightway.runtime.http.match;
