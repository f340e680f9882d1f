/**
 * Texts, plain and through a locator, on Jersey 2 and Grizzly: what {@code dev.straightway.peer} has for Jakarta REST, for
 * {@code javax.ws.rs}.
 * <p>
 * It may import Jersey and Grizzly. Start at {@link dev.straightway.peer.jersey2.JerseyServer}.
 */
package dev.straightway.peer.jersey2;
