/**
 * Answers that are produced piece by piece: the items of a {@code Multi} or another publisher, at the pace of the client.
 * <p>
 * Imports {@code http.exchange}, {@code http.connection}, {@code http.filter} and {@code http.async}. Start at
 * {@link StreamWriter}.
 */
package dev.straightway.runtime.http.stream;
