/**
 * The limit of the comparison: the lab's scenarios written by hand on a Vert.x HTTP server, with Jackson and nothing else.
 * <p>
 * It may import Vert.x, Netty's header constants and Jackson. Start at {@link dev.straightway.peer.vertx.PeerServer}.
 */
package dev.straightway.peer.vertx;
