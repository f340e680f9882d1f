/**
 * What a run leaves behind: records that are saved as JSON and that every report is made of, without a measurement of its own.
 * <p>
 * It may import {@code java.*}, {@code files} and Jackson. Start at
 * {@link dev.straightway.lab.results.Results}.
 */
package dev.straightway.lab.results;
