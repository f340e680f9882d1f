package dev.straightway.deployment.plan;

import java.util.Set;
import java.util.stream.Stream;

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
        return plan.instances().value().origin() == Origin.LOCATOR && !plan.requestScope().value()
                ? new Decision<>(false, "as the ways do that lead to it through locators")
                : plan(plan, plan.arguments().stream());
    }

    /** Where the object is of another class than the build knows, the request goes on through the Router. */
    static Decision<Boolean> plan(FlatRoute way) {
        return plan(way.plan(), Stream.concat(way.steps().stream().flatMap(step -> step.locator().arguments().stream()),
                way.plan().arguments().stream()));
    }

    private static Decision<Boolean> plan(InvokerPlan plan, Stream<ArgumentPlan> arguments) {
        if (plan.requestScope().value()) {
            return new Decision<>(false, "through the Router: the CDI request scope is active");
        }
        return arguments.filter(AheadPlanner::isOfTheRouter).findFirst()
                .map(argument -> new Decision<>(false, "through the Router: " + argument.name() + " is given by it"))
                .orElseGet(() -> new Decision<>(true,
                        "ahead of the Router where requests are plain and nothing of the Router comes before"));
    }

    private static boolean isOfTheRouter(ArgumentPlan argument) {
        return argument instanceof FromContext context && OF_THE_ROUTER.contains(context.type());
    }
}
