/**
 * Third stage: decides everything. The plan is all that later stages see: those that generate code, record, and report read
 * nothing else.
 * <p>
 * Imports {@code model}, {@code types}, the proof for the thread, and the run time's words; every decision keeps its
 * reason. Start at {@link dev.straightway.deployment.plan.Planner} and {@link dev.straightway.deployment.plan.InvokerPlan}.
 */
package dev.straightway.deployment.plan;
