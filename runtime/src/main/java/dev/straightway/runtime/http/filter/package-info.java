/**
 * What runs between the server and a resource method: filters, interceptors, and the entity providers that run time chooses
 * (§4.2, §6).
 * <p>
 * Imports {@code http.exchange}, {@code http.read}, {@code http.connection}, {@code provider} and Vert.x. Start at
 * {@link RequestFilters} for the way in and at {@link Responder} for the way out.
 */
package dev.straightway.runtime.http.filter;
