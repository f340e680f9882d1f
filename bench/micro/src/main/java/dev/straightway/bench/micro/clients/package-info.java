/**
 * What a request costs on each client of Jakarta REST, answered in memory: the calls of the published experiment by JMH.
 * <p>
 * Imports JMH, the kit, the loopback and Jakarta REST; a {@code …Peer} imports its client. Start at {@link
 * dev.straightway.bench.micro.clients.Clients}, which runs {@link dev.straightway.bench.micro.clients.ClientBenchmark} in JVMs
 * with the class path of each client.
 */
package dev.straightway.bench.micro.clients;
