package dev.straightway.deployment.plan;

import java.util.List;

import dev.straightway.deployment.plan.ThreadPlan.Ground;
import dev.straightway.proof.Proof;
import dev.straightway.runtime.invocation.ThreadModel;

/**
 * A way through locators to a resource method, for objects of the classes that the build knows (ADR 23): a route like that of a
 * root resource.
 *
 * @param steps the locators, that of a root resource first
 * @param plan what was decided for the resource method on this way; its invoker is that of its class
 */
public record FlatRoute(List<Step> steps, InvokerPlan plan) {

    /**
     * A locator on the way.
     *
     * @param type the binary name of the class on whose objects it is called; empty for a root resource
     * @param locator what was decided for it on all ways
     * @param thread which thread calls it on this way
     */
    public record Step(String type, InvokerPlan locator, ThreadModel thread) {
    }

    /** {@return whether the whole way runs on the event loop since nothing that it reaches blocks, and for no other reason} */
    public boolean proven() {
        return !isAnnotated() && plan.thread().proof().filter(Proof::proven).isPresent();
    }

    private boolean isAnnotated() {
        return plan.thread().ground() == Ground.ANNOTATION
                && steps.stream().allMatch(step -> step.locator().thread().ground() == Ground.ANNOTATION);
    }

    /** {@return whether plain requests may be served ahead of the Router} */
    public Decision<Boolean> ahead() {
        return AheadPlanner.plan(this);
    }

    /** {@return the binary name of the class on whose objects the method is called} */
    public String type() {
        return plan.call().owner();
    }

    /** {@return the locators as messages name them, in their order} */
    public List<String> locators() {
        return steps.stream().map(step -> step.locator().call().signature()).toList();
    }
}
