/**
 * Makes random small applications around a call that blocks, runs them, and compares what runs with what the build has proven.
 * <p>
 * Start at {@link Generator}; {@code src/test/resources/generated} has the features that it composes.
 */
package dev.straightway.deployment.generated;
