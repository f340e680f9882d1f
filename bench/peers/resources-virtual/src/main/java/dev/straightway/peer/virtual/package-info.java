/**
 * The resource that asks for virtual threads: kept apart from the others, since Quarkus REST refuses it at build time on a JDK
 * without them.
 * <p>
 * It may import {@code dev.straightway.peer}, {@code jakarta.ws.rs} and SmallRye's thread annotations.
 */
package dev.straightway.peer.virtual;
