/**
 * What the figures of a run say, in the shape that both reports show: estimates with intervals, verdicts, growth, and numbers
 * rounded to what is known of them.
 * <p>
 * It may import {@code java.*}, {@link dev.straightway.lab.results} and {@link dev.straightway.lab.statistics}; it is the only
 * place of the reports that asks for statistics. Start at {@link dev.straightway.lab.report.reading.Reading}.
 */
package dev.straightway.lab.report.reading;
