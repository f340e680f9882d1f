package dev.straightway.deployment.plan;

import java.util.List;
import java.util.Optional;

import dev.straightway.runtime.body.DeclaredHead;
import dev.straightway.runtime.recording.JsonSpec;
import dev.straightway.runtime.recording.OwnProviderSpec;
import dev.straightway.runtime.recording.ResultSpec.Completion;
import dev.straightway.runtime.recording.ResultSpec.Payload;
import dev.straightway.runtime.recording.ResultSpec.StreamSpec;
import dev.straightway.runtime.recording.ResultSpec.Variant;

/**
 * How what a method returns becomes the answer.
 *
 * @param completion whether the value is there when the method returns
 * @param payload what it is
 * @param variants the representations to choose among; one that is fixed
 * @param type the entity's type in Jackson's canonical form; empty where only run time knows
 * @param signature the JVM signature of the entity's type; empty where only run time knows
 * @param declared what annotations say of the head of the answer
 * @param stream how items follow each other, where the entity comes piece by piece
 * @param json how an entity is written as JSON
 * @param own who of the application writes it
 * @param why why this writer
 */
public record ResultPlan(Completion completion, Payload payload, List<Variant> variants, String type, String signature,
        DeclaredHead declared, Optional<StreamSpec> stream, JsonSpec json, OwnProviderSpec own, String why) {

    /** {@return whether nothing is done with what the method returns} */
    public boolean isLater() {
        return payload == Payload.LATER;
    }

    /** {@return whether the method returns nothing at all, so that there is no value to write} */
    public boolean isVoid() {
        return (payload == Payload.NOTHING || payload == Payload.LATER) && completion == Completion.NOW;
    }
}
