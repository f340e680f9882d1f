package dev.straightway.deployment.plan;

import java.util.Optional;

import dev.straightway.proof.code.Method;

/** Knows what entity providers answer when they are asked whether they take an entity. */
@FunctionalInterface
public interface Selections {

    /** Nothing is known. */
    Selections UNKNOWN = question -> Optional.empty();

    /** {@return the answer; empty if it isn't known before a request comes} */
    Optional<Boolean> answer(Question question);

    /**
     * What a provider is asked.
     *
     * @param asked its method {@code isReadable} or {@code isWriteable}
     * @param type the binary name of the class of the entity, which has no type arguments; empty if it isn't known
     * @param mediaType type and subtype of the entity's; empty if it is a range of them or has parameters
     */
    record Question(Method asked, Optional<String> type, Optional<String> mediaType) {
    }
}
