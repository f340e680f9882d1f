/**
 * What the build hands to the application: descriptions of the endpoints as plain records, and the recorder that makes
 * the route table of them at start-up.
 * <p>
 * The only package besides {@code http} that knows all the others. Start at {@link EndpointSpec}.
 */
package dev.straightway.runtime.recording;
