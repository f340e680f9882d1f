package dev.straightway.deployment.proof;

import java.util.Map;
import java.util.Set;

/**
 * Names methods that may wait for moments and that the table of the platform takes for harmless all the same, with its reason.
 */
final class RuledWaits {

    /** By class. */
    static final Map<String, String> METHODS = Map.of("java.util.UUID", "randomUUID",
            "java.util.concurrent.CopyOnWriteArrayList", "add");

    /**
     * Monitors that only the platform enters: the bins of a map. What runs while a bin is held, a function of {@code compute}
     * for one, is walked for whoever writes to the map. BlockHound doesn't hear of these: such a function is still watched.
     */
    static final Set<String> MONITORS = Set.of("java.util.concurrent.ConcurrentHashMap$Node",
            "java.util.concurrent.ConcurrentHashMap$TreeBin", "java.util.concurrent.ConcurrentHashMap$ReservationNode");

    private RuledWaits() {
    }

    /** {@return whether a wait, its monitor's class and then a line a frame with {@code class#method}, is one of these} */
    static boolean isRuled(String wait) {
        return MONITORS.contains(wait.lines().findFirst().orElseThrow())
                || METHODS.entrySet().stream().anyMatch(one -> wait.contains(one.getKey() + "#" + one.getValue()));
    }
}
