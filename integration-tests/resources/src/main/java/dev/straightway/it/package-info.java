/**
 * The resources that run on every stack: those that the lab measures ({@link dev.straightway.it.PersonResource} and its
 * variants) and those that the contract test asks about.
 * <p>
 * Imports Jakarta REST, CDI, the thread annotations of SmallRye, and {@code BlockingOperationControl}; nothing of a stack.
 */
package dev.straightway.it;
