/**
 * Turns saved results into what people read; measures nothing.
 * <p>
 * It may import {@code java.*}, Jackson and {@code trial}'s records. Start at {@link dev.straightway.lab.report.Table}.
 */
package dev.straightway.lab.report;
