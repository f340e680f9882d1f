/**
 * Micro-benchmarks of whole stacks by JMH, without a socket.
 * <p>
 * Imports JMH and {@code servers}. Start at {@link dev.straightway.bench.micro.Main}.
 */
package dev.straightway.bench.micro;
