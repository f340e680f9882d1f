package dev.straightway.it.hostile.attack.exchange;

/**
 * Where a server is reached.
 *
 * @param port of the loopback interface
 * @param before how many requests a connection of HTTP/1 has served before a conversation begins: a server does some things
 *        from the second or third request on
 */
public record Door(int port, int before) {
}
