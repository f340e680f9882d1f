/**
 * Third stage: decides everything. The plan is the narrow waist of the build: what generates code, records, and reports
 * reads nothing else.
 * <p>
 * Imports {@code model}, {@code types}, {@code reach} for the thread, and the run time's words; every decision keeps its
 * reason. Start at {@link dev.straightway.deployment.plan.Planner} and {@link dev.straightway.deployment.plan.InvokerPlan}.
 */
package dev.straightway.deployment.plan;
