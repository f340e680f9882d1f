/**
 * What the static methods of the Jakarta REST API and the value types of {@code resteasy-reactive-common} ask a server for:
 * builders of responses and of parts.
 * <p>
 * Imports that library, {@code http} to know the current request, {@code body} for what is resolved later, and
 * {@code multipart}. Start at {@link StraightwayDelegate}, which is installed at start-up, and {@link StraightwayResponses},
 * which {@code ServiceLoader} finds.
 */
package dev.straightway.runtime.delegate;
