/**
 * A calculation service, as a quickstart is written: resources, services behind interfaces, enums, records, parameters with
 * conversions, checks by hand, an exception mapper, filters.
 * <p>
 * Nothing in it is written for the proof; {@code verdicts.txt} of its tests says what the proof makes of it. Start at
 * {@link dev.straightway.it.calculator.CalculatorResource}.
 */
package dev.straightway.it.calculator;
