/**
 * Readers and writers of entities, one class per representation (§4.2).
 * <p>
 * Imports the invocation ABI, {@code json}, {@code jackson}, Jackson, and Vert.x and Netty for buffers only. Start at
 * {@link Representation}.
 */
package dev.straightway.runtime.body;
