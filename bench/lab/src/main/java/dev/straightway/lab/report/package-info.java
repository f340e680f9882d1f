/**
 * The reports of a run, a pass of its own over saved results: one HTML page, and plain text for the terminal.
 * <p>
 * It may import {@code java.*}, Qute, Jackson, {@link dev.straightway.lab.files}, {@link dev.straightway.lab.results} and its
 * own {@link dev.straightway.lab.report.reading} and {@link dev.straightway.lab.report.page}. Start at
 * {@link dev.straightway.lab.report.Report}.
 */
package dev.straightway.lab.report;
