package dev.straightway.deployment.plan;

import java.util.List;
import java.util.Set;

import dev.straightway.runtime.body.Representation;
import dev.straightway.runtime.recording.ResultSpec.Variant;

/** Knows answers whose writer the build has fixed. */
final class FixedAnswers {

    private FixedAnswers() {
    }

    /** {@return whether answers are in some representations, and nobody can give them another media type} */
    static boolean are(Draft draft, Set<Representation> representations) {
        List<Variant> variants = draft.plan().result().variants();
        return draft.plan().around().providers().isEmpty() && !variants.isEmpty()
                && variants.stream().allMatch(variant -> representations.contains(variant.representation()));
    }
}
