/**
 * The server of the running Quarkus application, in memory: its Router, and all behind it, on the channel that Quarkus
 * has for functions that are called without a socket.
 * <p>
 * Imports Netty, and of Vert.x and Quarkus what makes a connection ({@code Listening}). All that concerns one connection
 * happens on its event loop. Start at {@link dev.straightway.kit.quarkus.QuarkusServer}; {@code Exchange} is a request
 * under way, {@code Connection} what carries one at a time.
 */
package dev.straightway.kit.quarkus;
