/**
 * Whether a target answers what its scenario expects, byte for byte; nothing is measured that doesn't.
 * <p>
 * It may import {@code java.*}, {@code scenario}, {@code target}, and Jackson to compare JSON. Start at
 * {@link dev.straightway.lab.verify.Verification}.
 */
package dev.straightway.lab.verify;
