package dev.straightway.deployment.model;

import java.util.List;
import java.util.Set;

/**
 * The classes that an {@code Application} chooses (§2.3.2), asked for at build time.
 *
 * @param classes the names of what {@code getClasses} returns, in its order
 * @param singletons the names of the classes of what {@code getSingletons} returns
 */
public record Choice(List<String> classes, List<String> singletons) {

    /** The choice of an application that leaves it to the scan. */
    public static final Choice ALL = new Choice(List.of(), List.of());

    /** {@return whether a class takes part} */
    public boolean includes(String className) {
        return classes.isEmpty() && singletons.isEmpty() || classes.contains(className) || singletons.contains(className);
    }

    /** {@return whether the application makes the instance of a class itself} */
    public boolean isSingleton(String className) {
        return Set.copyOf(singletons).contains(className);
    }
}
