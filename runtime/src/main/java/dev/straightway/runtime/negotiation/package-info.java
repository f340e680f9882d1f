/**
 * Chooses among the routes of one path by the media types of request and response (Jakarta REST 3.1 §3.7.2 step 3 and §3.8,
 * RFC 9110 §12).
 * <p>
 * Knows media types only: no path, no HTTP method, no framework. May import {@code java.*} and nothing else.
 * <p>
 * Start at {@link dev.straightway.runtime.negotiation.Negotiator}.
 */
package dev.straightway.runtime.negotiation;
