package dev.straightway.deployment.reach;

import java.util.List;
import java.util.Optional;

import dev.straightway.deployment.reach.code.ClassSource;
import dev.straightway.deployment.reach.judge.Judgements;
import dev.straightway.deployment.reach.walk.Application;
import dev.straightway.deployment.reach.walk.Memory;
import dev.straightway.deployment.reach.walk.RouteEntry;

/** Is what was proven, from one reload to the next in dev mode. Immutable. */
public final class Remembered {

    private final List<RouteEntry> entries;
    private final Memory memory;
    private final List<Proof> proofs;

    Remembered(List<RouteEntry> entries, Memory memory, List<Proof> proofs) {
        this.entries = entries;
        this.memory = memory;
        this.proofs = proofs;
    }

    /**
     * {@return whether a walk of these classes would read the same and judge it the same way: whether a new one need not
     * begin before it is known that the container does something else, or that the routes are others}
     */
    public boolean reads(ClassSource classes, Judgements judgements) {
        return memory.reads(classes, judgements);
    }

    /**
     * {@return the proofs, if nothing has changed that they depend on ({@link Memory#holds}) and the routes are equal, in the
     * same order; else nothing}
     */
    public Optional<List<Proof>> proofs(List<RouteEntry> nowEntries, Application now) {
        return entries.equals(nowEntries) && memory.holds(now) ? Optional.of(proofs) : Optional.empty();
    }
}
