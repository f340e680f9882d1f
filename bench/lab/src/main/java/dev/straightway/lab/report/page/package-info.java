/**
 * The parts of the page: each section is a class that turns a {@link dev.straightway.lab.report.reading.Reading} into text,
 * tables and charts. Every chart has a table that says the same. If a run lacks
 * something, the page says so in its place.
 * <p>
 * It may import {@code java.*}, {@link dev.straightway.lab.report.reading}, {@link dev.straightway.lab.results} and the kinds
 * of verdicts. Start at {@link dev.straightway.lab.report.page.Page}.
 */
package dev.straightway.lab.report.page;
