/**
 * The servers that are measured: each a folder with a small descriptor in {@code bench/lab/targets}.
 * <p>
 * It may import {@code java.*}, {@code descriptor} and {@code scenario}. Start at
 * {@link dev.straightway.lab.target.ServerTarget}.
 */
package dev.straightway.lab.target;
