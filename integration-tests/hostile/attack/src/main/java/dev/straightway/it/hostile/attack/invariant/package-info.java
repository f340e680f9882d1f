/** What holds for every answer, one class each; {@link dev.straightway.it.hostile.attack.invariant.Invariants} lists them. */
package dev.straightway.it.hostile.attack.invariant;
