package dev.straightway.deployment.plan;

import java.util.Optional;

import dev.straightway.proof.Proof;
import dev.straightway.runtime.invocation.ThreadModel;

/**
 * Which thread calls a method.
 *
 * @param value the thread
 * @param why the reason, for the build report
 * @param ground what the reason rests on
 * @param proof what the walk found out; empty where it wasn't asked
 */
public record ThreadPlan(ThreadModel value, String why, Ground ground, Optional<Proof> proof) {

    /** What a thread is chosen by, the strongest first. */
    public enum Ground {
        /** An annotation on the method, its class or the Application. */
        ANNOTATION,
        /** {@code @Transactional}. */
        TRANSACTION,
        /** A return type whose value may come later. */
        ASYNCHRONOUS,
        /** A sub-resource locator. */
        LOCATOR,
        /** None of these: the method just returns a value, or nothing. */
        PLAIN
    }

    /** {@return the same method with what the walk found out about it} */
    ThreadPlan with(ThreadModel thread, String reason, Proof found) {
        return new ThreadPlan(thread, reason, ground, Optional.of(found));
    }

    /** {@return whether it says nothing of its thread} */
    public boolean plain() {
        return ground == Ground.PLAIN;
    }

    /** {@return whether it runs on the event loop because nothing that it reaches blocks, and for no other reason} */
    public boolean proven() {
        return plain() && proof.filter(Proof::proven).isPresent();
    }
}
