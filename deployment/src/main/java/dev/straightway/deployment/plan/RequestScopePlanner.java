package dev.straightway.deployment.plan;

import dev.straightway.deployment.model.ResourceMethod;

/** Plans whether the CDI request context is active while a method runs. */
final class RequestScopePlanner {

    private RequestScopePlanner() {
    }

    /** A context that is missing is a wrong answer, one too many costs a little: without proof it is active. */
    static Decision<Boolean> plan(ResourceMethod method) {
        return new Decision<>(true, "active: " + method.owner().simpleName()
                + " may reach request-scoped beans, and nothing proves that it doesn't");
    }
}
