/**
 * Checks that a target answers what its scenario expects, byte for byte. A target that doesn't isn't measured.
 * <p>
 * It may import {@code java.*}, {@code scenario}, {@code target}, and Jackson to compare JSON. Start at
 * {@link dev.straightway.lab.verify.Verification}.
 */
package dev.straightway.lab.verify;
