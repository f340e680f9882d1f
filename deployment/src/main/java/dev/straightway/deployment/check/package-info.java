/**
 * Second stage: every rule over the whole model. What can't be compiled correctly becomes a {@link Problem}; all of them
 * are reported at once.
 * <p>
 * Imports {@code model}, {@code types} and the run time's routing and negotiation. Start at {@link Checker}.
 */
package dev.straightway.deployment.check;
