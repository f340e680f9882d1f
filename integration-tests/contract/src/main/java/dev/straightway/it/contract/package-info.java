/**
 * The contract: one test that every stack passes, with the differences between the stacks named in one place.
 * <p>
 * Imports rest-assured, JUnit and the kit; knows the resources by their paths only. {@link KitContract} asks in memory what
 * a socket would carry. Start at {@link Contract} and {@link Stack}.
 */
package dev.straightway.it.contract;
