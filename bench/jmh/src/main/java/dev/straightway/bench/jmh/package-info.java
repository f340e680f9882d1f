/**
 * Micro-benchmarks of the extension's parts in memory: no socket, no container.
 * <p>
 * May import JMH and, of the runtime, its {@code routing}, {@code negotiation}, {@code invocation}, {@code json} and
 * {@code links}, and what matches requests: {@code http.match},
 * {@code http.exchange} and {@code http.locate}, with what an endpoint consists of. Whole stacks
 * are measured by {@code dev.straightway.bench.micro}, whose {@code score} this imports. Start at
 * {@link dev.straightway.bench.jmh.Main}, which runs
 * {@link dev.straightway.bench.jmh.RouteTableBenchmark} and others, and compares the figures with their targets.
 */
package dev.straightway.bench.jmh;
