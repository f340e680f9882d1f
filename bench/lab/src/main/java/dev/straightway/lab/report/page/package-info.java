/**
 * The parts of the page: each section is a class that turns a {@link dev.straightway.lab.report.reading.Reading} into text,
 * tables and charts. A chart is never without a table that says the same, and what a run lacks is said where it would be.
 * <p>
 * It may import {@code java.*}, {@link dev.straightway.lab.report.reading}, {@link dev.straightway.lab.results} and the kinds
 * of verdicts. Start at {@link dev.straightway.lab.report.page.Page}.
 */
package dev.straightway.lab.report.page;
