/**
 * Follows every reference of an application from where it is made to where it is called, and draws the graph of calls.
 * <p>
 * Imports {@code code} and {@code judge} beside {@code java.*} and {@code org.objectweb.asm}. Start at
 * {@link dev.straightway.deployment.reach.walk.Walk}; {@code Flow} holds the references, {@code Linker} reads methods into
 * it, {@code Calls} finds targets, {@code Reviewed} does what the platform would do.
 */
package dev.straightway.deployment.reach.walk;
