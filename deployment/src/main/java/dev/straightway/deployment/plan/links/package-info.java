/**
 * Plans the implementations of link interfaces, which are written before the container looks for beans.
 * <p>
 * Start at {@link dev.straightway.deployment.plan.links.LinkPlanner}.
 */
package dev.straightway.deployment.plan.links;
