/**
 * The figures of a run in the formats of others: a table for people who write, and files for programs.
 * <p>
 * It may import {@code java.*}, Jackson, {@link dev.straightway.lab.files}, {@link dev.straightway.lab.results} and
 * {@link dev.straightway.lab.report.reading}. Start at {@link dev.straightway.lab.report.format.Format}.
 */
package dev.straightway.lab.report.format;
