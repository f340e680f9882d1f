/**
 * The API for applications: resources that they build at run time, and entity providers without streams.
 * <p>
 * Imports {@code runtime.routing} and {@code runtime.negotiation}, to check what is built, and {@code Buffer} of Vert.x.
 * Start at {@link dev.straightway.Resource} or {@link dev.straightway.BufferReader}.
 */
package dev.straightway;
