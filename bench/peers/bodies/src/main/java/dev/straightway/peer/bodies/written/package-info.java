/**
 * Entity providers for the stacks that have none of a representation, as well as one would write them.
 * <p>
 * It may import {@code jakarta.ws.rs}, JAXB, Kryo and {@code java.*}.
 */
package dev.straightway.peer.bodies.written;
