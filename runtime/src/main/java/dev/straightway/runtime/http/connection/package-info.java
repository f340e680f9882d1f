/**
 * What ends requests and connections on Vert.x, known by request and response alone.
 * <p>
 * Imports Vert.x and Netty, and nothing of this module. Start at {@link Disconnection}.
 */
package dev.straightway.runtime.http.connection;
