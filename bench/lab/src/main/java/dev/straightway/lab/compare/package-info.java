/**
 * Whether a later run is worse than an earlier one: the regression check of a build.
 * <p>
 * It may import {@link dev.straightway.lab.results}, {@link dev.straightway.lab.statistics} and {@code java.*}. Start at
 * {@link dev.straightway.lab.compare.RunComparison}.
 */
package dev.straightway.lab.compare;
