/**
 * The files of properties that describe what the lab measures: one for each target, scenario or preset. Every mistake in them
 * is answered with the file, the key and the fix.
 * <p>
 * It may import {@code java.*} only. Start at {@link dev.straightway.lab.descriptor.Descriptor}.
 */
package dev.straightway.lab.descriptor;
