package dev.straightway.it.hostile.attack.compare;

import dev.straightway.it.hostile.attack.exchange.Ask;

/** What the stacks answer differently. */
public record Difference(Ask ask, String aspect, String straightway, String peer) {

    /** {@return its name among the checks} */
    public String check() {
        return "differs:" + aspect;
    }

    public String what() {
        return "Straightway " + straightway + ", the peer " + peer;
    }

    /** {@return whether another difference is of the same kind} */
    public boolean isLike(Difference other) {
        return ask.label().equals(other.ask.label()) && aspect.equals(other.aspect);
    }
}
