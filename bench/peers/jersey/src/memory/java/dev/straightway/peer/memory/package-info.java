/**
 * Jersey without a container, for micro-benchmarks; one source for all versions.
 * <p>
 * It may import Jersey and {@code dev.straightway.kit}.
 */
package dev.straightway.peer.memory;
