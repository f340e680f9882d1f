package dev.straightway.deployment.failure;

import java.util.List;

import dev.straightway.deployment.check.Problem;
import dev.straightway.deployment.plan.InvokerPlan;
import dev.straightway.deployment.plan.Plan;
import dev.straightway.deployment.plan.ThreadPlan.Ground;
import dev.straightway.proof.Proof.NotProven;

/** Finds methods that are on the event loop by their annotation, and block for certain. */
public final class BlockedLoops {

    private BlockedLoops() {
    }

    public static List<Problem> of(Plan plan) {
        return plan.invokers().stream().filter(route -> route.thread().ground() == Ground.ANNOTATION)
                .flatMap(route -> route.thread().proof().stream().filter(NotProven.class::isInstance)
                        .map(NotProven.class::cast).filter(NotProven::certain).map(proof -> problem(route, proof)))
                .sorted().toList();
    }

    private static Problem problem(InvokerPlan route, NotProven proof) {
        return new Problem("STW-304", route.call().signature(), "blocks the event loop, where " + route.thread().why()
                + " puts it: " + proof.words() + ". Use @Blocking, or " + proof.advice() + ".");
    }
}
