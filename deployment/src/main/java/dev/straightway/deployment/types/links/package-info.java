/**
 * What the build knows of the resource methods to which links lead, used by {@code check.links} to refuse and by
 * {@code plan.links} to decide.
 * <p>
 * Start at {@link dev.straightway.deployment.types.links.LinkTargets}.
 */
package dev.straightway.deployment.types.links;
