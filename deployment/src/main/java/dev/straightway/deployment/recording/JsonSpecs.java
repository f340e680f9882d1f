package dev.straightway.deployment.recording;

import dev.straightway.deployment.plan.json.JsonPlan;
import dev.straightway.deployment.plan.json.JsonPlan.MemberPlan;
import dev.straightway.deployment.plan.json.JsonPlan.TypePlan;
import dev.straightway.runtime.recording.GeneratedJsonSpec;
import dev.straightway.runtime.recording.JsonAccessSpec;

/** Turns the plan of JSON into what the recorder takes. */
public final class JsonSpecs {

    private JsonSpecs() {
    }

    /** {@return one record for each class for which code is generated} */
    public static GeneratedJsonSpec of(JsonPlan plan) {
        return new GeneratedJsonSpec(plan.generatedWriting().map(JsonSpecs::of).toList(),
                plan.generatedReading().map(JsonSpecs::of).toList());
    }

    private static JsonAccessSpec of(TypePlan type) {
        return new JsonAccessSpec(type.type(), type.access().orElseThrow(),
                type.members().stream().map(MemberPlan::key).toList());
    }
}
