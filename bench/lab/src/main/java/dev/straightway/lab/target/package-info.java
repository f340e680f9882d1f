/**
 * What is measured: targets, each a small file in {@code bench/lab/targets}, and scenarios.
 * <p>
 * It may import {@code java.*} and {@code options}. Start at {@link dev.straightway.lab.target.Target}.
 */
package dev.straightway.lab.target;
