/**
 * The contract: one test that every stack passes, with the differences between the stacks named in one place.
 * <p>
 * Imports rest-assured and JUnit; knows the resources by their paths only. Start at {@link Contract} and {@link Stack}.
 */
package dev.straightway.it.contract;
