/**
 * What the value types of {@code resteasy-reactive-common} ask a server for: builders of responses.
 * <p>
 * Found by {@code ServiceLoader}. Imports that library, and {@code http} to know the current request. Start at
 * {@link StraightwayResponses}.
 */
package dev.straightway.runtime.delegate;
