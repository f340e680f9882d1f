/**
 * Micro-benchmarks of the extension's parts in memory: no socket, no container.
 * <p>
 * May import JMH, {@code dev.straightway.runtime.routing}, and what matches requests: {@code runtime.http.match},
 * {@code exchange} and {@code locate}. Start at {@link dev.straightway.bench.jmh.Main}, which runs
 * {@link dev.straightway.bench.jmh.RouteTableBenchmark} and others, and compares the figures with their targets.
 */
package dev.straightway.bench.jmh;
