/**
 * The request that all steps work on: the exchange with its parts and its one answer, the endpoint that it found, and what all
 * requests of an application share.
 * <p>
 * Imports {@code http.connection} and {@code http.watch}. The steps import it; what it asks of them says {@link Serving}, what
 * others make of a request for it {@link ContextObjects} and {@link ChangedRequest}. Start at {@link VertxExchange}.
 */
package dev.straightway.runtime.http.exchange;
