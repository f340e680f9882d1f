package dev.straightway.deployment.recording;

import java.util.Optional;

import dev.straightway.deployment.plan.ArgumentPlan;
import dev.straightway.deployment.plan.ArgumentPlan.FromContainer;
import dev.straightway.deployment.plan.ArgumentPlan.FromContext;
import dev.straightway.deployment.plan.ArgumentPlan.FromEntity;
import dev.straightway.deployment.plan.ArgumentPlan.FromPart;
import dev.straightway.deployment.plan.ArgumentPlan.FromParts;
import dev.straightway.deployment.plan.ArgumentPlan.FromSuspension;
import dev.straightway.deployment.plan.ArgumentPlan.FromText;
import dev.straightway.deployment.plan.ArgumentPlan.FromWhole;
import dev.straightway.runtime.recording.ParameterSpec;

/** Records what an argument needs at run time beside its generated line: a converter or a reader, or nothing. */
final class ParameterSpecs implements ArgumentPlan.Kinds<ParameterSpec> {

    @Override
    public ParameterSpec text(FromText text) {
        return new ParameterSpec(Optional.of(text.source()), text.key(), text.defaultText(), text.separator(),
                text.converter(), text.time(), text.provided(), Optional.empty(), Optional.empty());
    }

    @Override
    public ParameterSpec part(FromPart part) {
        return ParameterSpec.ofPart(part.part());
    }

    @Override
    public ParameterSpec parts(FromParts parts) {
        return ParameterSpec.ofBean(parts.reader());
    }

    @Override
    public ParameterSpec whole(FromWhole whole) {
        return ParameterSpec.NONE;
    }

    /** Its reader is recorded with the endpoint. */
    @Override
    public ParameterSpec entity(FromEntity entity) {
        return ParameterSpec.NONE;
    }

    @Override
    public ParameterSpec context(FromContext context) {
        return ParameterSpec.NONE;
    }

    @Override
    public ParameterSpec suspension(FromSuspension suspension) {
        return ParameterSpec.NONE;
    }

    @Override
    public ParameterSpec container(FromContainer bean) {
        return ParameterSpec.NONE;
    }
}
