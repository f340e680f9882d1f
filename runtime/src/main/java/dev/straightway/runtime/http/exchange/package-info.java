/**
 * The request that all steps work on: the exchange with its parts and its one answer, the endpoint that it found, and what all
 * requests of an application share.
 * <p>
 * Imports {@code http.connection} and {@code http.watch}. The steps import it; {@link Serving} says what it asks of them,
 * {@link ContextObjects} and {@link ChangedRequest} what they make of a request for it. Start at {@link VertxExchange}.
 */
package dev.straightway.runtime.http.exchange;
