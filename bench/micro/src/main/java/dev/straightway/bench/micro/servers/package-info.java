/**
 * What a request costs on each stack, without a socket: the requests of the published experiment by JMH.
 * <p>
 * Imports JMH and the kit; {@code RestEasyPeer} imports what the class path of its stack has.
 * Start at {@link dev.straightway.bench.micro.servers.Servers}, which runs {@link
 * dev.straightway.bench.micro.servers.ServerBenchmark} in JVMs with the class path of each {@link
 * dev.straightway.bench.micro.servers.Stack}.
 */
package dev.straightway.bench.micro.servers;
