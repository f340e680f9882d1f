package dev.straightway.it.hostile.attack.compare;

import dev.straightway.it.hostile.attack.exchange.Ask;

/** What the stacks answer differently. */
public record Difference(Ask ask, String aspect, String straightway, String quarkusRest) {

    /** {@return its name among the checks} */
    public String check() {
        return "differs:" + aspect;
    }

    public String what() {
        return "Straightway " + straightway + ", Quarkus REST " + quarkusRest;
    }

    /** {@return whether another difference is of the same kind} */
    public boolean isLike(Difference other) {
        return ask.label().equals(other.ask.label()) && aspect.equals(other.aspect);
    }
}
