/**
 * The run of the TCK as a part of the build, and the test that its known failures are documented.
 * <p>
 * Start at {@link dev.straightway.it.tck.TckIT}.
 */
package dev.straightway.it.tck;
