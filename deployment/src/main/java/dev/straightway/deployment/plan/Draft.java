package dev.straightway.deployment.plan;

import dev.straightway.deployment.model.ResourceMethod;

/**
 * A plan whose thread isn't final, with the method that it is for.
 *
 * @param method a method of a root resource class
 * @param plan what was decided so far
 */
record Draft(ResourceMethod method, InvokerPlan plan) {
}
