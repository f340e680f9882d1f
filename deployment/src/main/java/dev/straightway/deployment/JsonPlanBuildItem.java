package dev.straightway.deployment;

import dev.straightway.deployment.plan.json.JsonPlan;
import io.quarkus.builder.item.SimpleBuildItem;

/** Which beans generated code writes and reads as JSON. */
final class JsonPlanBuildItem extends SimpleBuildItem {

    private final JsonPlan plan;

    JsonPlanBuildItem(JsonPlan plan) {
        this.plan = plan;
    }

    JsonPlan plan() {
        return plan;
    }
}
