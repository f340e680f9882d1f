/**
 * The objects that {@code @Context} injects (§10.2), made when they are asked for.
 * <p>
 * Imports {@code http.exchange}, {@code http.async}, {@code http.locate} and the value types of Jakarta REST. Start at
 * {@link Contexts}.
 */
package dev.straightway.runtime.http.context;
