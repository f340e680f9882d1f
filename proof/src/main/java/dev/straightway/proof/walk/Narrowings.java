package dev.straightway.proof.walk;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;

/** Tells for which classes objects are taken that nothing is known of. */
final class Narrowings {

    private final Set<String> types = new LinkedHashSet<>();
    private final List<Consumer<String>> listeners = new ArrayList<>();

    /** Takes a class of the application or of a library that an object is cast to, or is called as. */
    void add(String type) {
        if (types.add(type)) {
            listeners.forEach(listener -> listener.accept(type));
        }
    }

    /** Tells of each class once, those that are known already too. */
    void each(Consumer<String> listener) {
        listeners.add(listener);
        List.copyOf(types).forEach(listener);
    }
}
