/**
 * What applications use: resources that they build at run time.
 * <p>
 * Imports {@code runtime.routing} and {@code runtime.negotiation}, to check what is built. Start at
 * {@link dev.straightway.Resource}.
 */
package dev.straightway;
