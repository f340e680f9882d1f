package dev.straightway.deployment.plan;

import java.util.Set;

import dev.straightway.deployment.plan.ArgumentPlan.FromContext;
import dev.straightway.runtime.invocation.ContextType;
import dev.straightway.runtime.recording.InstanceSpec.Origin;

/** Plans whether plain requests of a route may be served ahead of the Router of Quarkus (ADR 16). */
final class AheadPlanner {

    private static final Set<ContextType> OF_THE_ROUTER = Set.of(ContextType.SERVER_REQUEST, ContextType.SERVER_RESPONSE,
            ContextType.ROUTING_CONTEXT);

    private AheadPlanner() {
    }

    /**
     * What runs without a request scope is proven to be on the event loop and to answer at once, without anything around it.
     */
    static Decision<Boolean> plan(InvokerPlan plan) {
        if (plan.requestScope().value()) {
            return new Decision<>(false, "through the Router: the CDI request scope is active");
        }
        if (plan.instances().value().origin() == Origin.LOCATOR) {
            return new Decision<>(false, "through the Router: locators lead to it");
        }
        return plan.arguments().stream().filter(AheadPlanner::isOfTheRouter).findFirst()
                .map(argument -> new Decision<>(false, "through the Router: " + argument.name() + " is given by it"))
                .orElseGet(() -> new Decision<>(true,
                        "ahead of the Router where requests are plain and nothing of the Router comes before"));
    }

    private static boolean isOfTheRouter(ArgumentPlan argument) {
        return argument instanceof FromContext context && OF_THE_ROUTER.contains(context.type());
    }
}
