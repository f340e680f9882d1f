/**
 * The resources of the lab's scenarios, one class for each idea, the same for every Jakarta REST stack.
 * <p>
 * It may import {@code jakarta.ws.rs}, SmallRye's thread annotations and {@code java.*}. Start at
 * {@link dev.straightway.peer.PersonResource}; the scenarios lie in {@code bench/lab/scenarios}.
 */
package dev.straightway.peer;
