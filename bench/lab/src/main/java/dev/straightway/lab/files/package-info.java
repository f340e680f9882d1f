/**
 * Writes files so that nobody finds half of one, and deletes folders.
 * <p>
 * It may import {@code java.*} only. Start at {@link dev.straightway.lab.files.WholeFile}.
 */
package dev.straightway.lab.files;
