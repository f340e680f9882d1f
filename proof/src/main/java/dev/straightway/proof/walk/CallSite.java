package dev.straightway.proof.walk;

import java.util.HashSet;
import java.util.Set;

import dev.straightway.proof.code.Method;

/** Is one place that calls; {@code via} is the reviewed method that calls back from there, or null. */
public final class CallSite {

    final Node caller;
    final Method via;
    final Set<Object> targets = new HashSet<>(2);

    CallSite(Node caller, Method via) {
        this.caller = caller;
        this.via = via;
    }

    boolean sole() {
        return targets.size() <= 1 && via == null;
    }
}
