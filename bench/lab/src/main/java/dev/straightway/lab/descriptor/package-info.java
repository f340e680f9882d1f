/**
 * Files that say what there is to measure: properties, one file for each thing, whose every mistake is answered with the file,
 * the key and the fix.
 * <p>
 * It may import {@code java.*} only. Start at {@link dev.straightway.lab.descriptor.Descriptor}.
 */
package dev.straightway.lab.descriptor;
