package dev.straightway.proof;

import java.util.List;
import java.util.Map;
import java.util.Optional;

import dev.straightway.proof.application.Application;
import dev.straightway.proof.application.RouteEntry;
import dev.straightway.proof.code.ClassSource;
import dev.straightway.proof.judge.Judgements;
import dev.straightway.proof.walk.InputSnapshot;

/** Is what was proven, from one reload to the next in dev mode. Immutable. */
public final class RememberedProofs {

    private final List<RouteEntry> entries;
    private final InputSnapshot memory;
    private final Map<Question, List<Proof>> proofs;

    RememberedProofs(List<RouteEntry> entries, InputSnapshot memory, Map<Question, List<Proof>> proofs) {
        this.entries = entries;
        this.memory = memory;
        this.proofs = Map.copyOf(proofs);
    }

    /**
     * {@return whether a walk of these classes would read the same and judge it the same way: whether a new one need not
     * begin before it is known that the container does something else, or that the routes are others}
     */
    public boolean reads(ClassSource classes, Judgements judgements) {
        return memory.reads(classes, judgements);
    }

    /**
     * {@return the answers to each question, if nothing has changed that they depend on ({@link InputSnapshot#holds}) and the
     * routes are equal, in the same order; else nothing}
     */
    public Optional<Map<Question, List<Proof>>> proofs(List<RouteEntry> nowEntries, Application now) {
        return entries.equals(nowEntries) && memory.holds(now) ? Optional.of(proofs) : Optional.empty();
    }
}
