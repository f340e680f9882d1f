package dev.straightway.deployment;

import dev.straightway.deployment.plan.Plan;
import io.quarkus.builder.item.SimpleBuildItem;

/** What the planner decided. */
final class PlanBuildItem extends SimpleBuildItem {

    private final Plan plan;

    PlanBuildItem(Plan plan) {
        this.plan = plan;
    }

    Plan plan() {
        return plan;
    }
}
