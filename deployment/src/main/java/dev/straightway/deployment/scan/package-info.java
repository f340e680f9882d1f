/**
 * First stage: reads the index into the model. Reads only, decides nothing, reports nothing.
 * <p>
 * Imports {@code model} and Jandex. Start at {@link dev.straightway.deployment.scan.ApplicationScanner}.
 */
package dev.straightway.deployment.scan;
