package dev.straightway.deployment.plan;

import java.util.List;
import java.util.Set;

import dev.straightway.runtime.body.Representation;
import dev.straightway.runtime.recording.ResultSpec.Variant;

/** Knows answers whose writer the build has fixed. */
final class FixedAnswers {

    private final CallbackPlanner callbacks;

    FixedAnswers(CallbackPlanner callbacks) {
        this.callbacks = callbacks;
    }

    /** {@return whether answers are in some representations, and no filter can give them another media type} */
    boolean are(Draft draft, Set<Representation> representations) {
        List<Variant> variants = draft.plan().result().variants();
        return draft.plan().around().providers().isEmpty() && callbacks.filters(draft.method()).isEmpty() && !variants.isEmpty()
                && variants.stream().allMatch(variant -> representations.contains(variant.representation()));
    }
}
