/**
 * The shared resources on Jersey and its Grizzly container, configured as well as Jersey allows.
 * <p>
 * It may import Jersey, Grizzly and {@code dev.straightway.peer}. Start at
 * {@link dev.straightway.peer.jersey.JerseyServer}.
 */
package dev.straightway.peer.jersey;
