package dev.straightway.deployment.types;

import java.util.Set;

import org.jboss.jandex.DotName;
import org.jboss.jandex.IndexView;

import dev.straightway.deployment.model.Supertypes;

/** Knows which types are collections. */
public final class CollectionTypes {

    private static final Set<String> PLATFORM = Set.of("java.util.Collection", "java.util.List", "java.util.Set",
            "java.util.SortedSet", "java.util.NavigableSet", "java.util.Queue", "java.util.Deque", "java.util.ArrayList",
            "java.util.LinkedList", "java.util.HashSet", "java.util.LinkedHashSet", "java.util.TreeSet");

    private CollectionTypes() {
    }

    /** {@return whether it is a usual collection of the platform} */
    public static boolean ofPlatform(DotName type) {
        return PLATFORM.contains(type.toString());
    }

    /** {@return whether it is a collection of the platform, or a class of the application below one} */
    static boolean contain(DotName type, IndexView index) {
        return Supertypes.all(type, index).stream().anyMatch(CollectionTypes::ofPlatform);
    }
}
