package dev.straightway.deployment.reach;

import java.util.Map;

/**
 * Names methods that may wait for moments and that the table of the platform takes for harmless all the same, with its reason.
 */
final class RuledWaits {

    /** By class. */
    static final Map<String, String> METHODS = Map.of("java.util.UUID", "randomUUID",
            "java.util.concurrent.CopyOnWriteArrayList", "add");

    private RuledWaits() {
    }

    /** {@return whether a stack, a line a frame with {@code class#method}, has such a method} */
    static boolean isRuled(String stack) {
        return METHODS.entrySet().stream().anyMatch(one -> stack.contains(one.getKey() + "#" + one.getValue()));
    }
}
