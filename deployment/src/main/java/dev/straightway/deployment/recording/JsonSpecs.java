package dev.straightway.deployment.recording;

import java.util.List;

import dev.straightway.deployment.plan.json.JsonPlan;
import dev.straightway.deployment.plan.json.JsonPlan.MemberPlan;
import dev.straightway.runtime.recording.JsonAccessSpec;

/** Turns the plan of JSON into what the recorder takes. */
public final class JsonSpecs {

    private JsonSpecs() {
    }

    /** {@return one record for each class for which code is generated} */
    public static List<JsonAccessSpec> of(JsonPlan plan) {
        return plan.generated().map(type -> new JsonAccessSpec(type.type(), type.access().orElseThrow(),
                type.members().stream().map(MemberPlan::key).toList())).toList();
    }
}
