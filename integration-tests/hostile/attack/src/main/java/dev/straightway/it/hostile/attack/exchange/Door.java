package dev.straightway.it.hostile.attack.exchange;

/**
 * Where a server is reached.
 *
 * @param port of the loopback interface
 * @param used whether a connection of HTTP/1 has served a request before a conversation begins: some of what a server does, it
 *        does from the second request on
 */
public record Door(int port, boolean used) {
}
