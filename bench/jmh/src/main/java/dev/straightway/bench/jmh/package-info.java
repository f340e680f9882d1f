/**
 * Micro-benchmarks of the extension's parts in memory: no socket, no container.
 * <p>
 * May import JMH and {@code dev.straightway.runtime.routing}. Start at {@link dev.straightway.bench.jmh.Main}, which runs
 * {@link dev.straightway.bench.jmh.RouteTableBenchmark} and compares the figures with their targets.
 */
package dev.straightway.bench.jmh;
