/**
 * A person in five representations: XML, JSON, Kryo, one of its own, and text; GET, POST and PUT of each.
 * <p>
 * It may import {@code jakarta.ws.rs}, JAXB's annotations, SmallRye's thread annotations and {@code java.*}. Start at
 * {@link dev.straightway.peer.bodies.BodiesResource}.
 */
package dev.straightway.peer.bodies;
