package dev.straightway.deployment.types;

import java.util.Set;

import org.jboss.jandex.ClassInfo;
import org.jboss.jandex.DotName;
import org.jboss.jandex.IndexView;

/** Knows which types are collections. */
final class Supertypes {

    private static final Set<String> COLLECTIONS = Set.of("java.util.Collection", "java.util.List", "java.util.Set",
            "java.util.SortedSet", "java.util.NavigableSet", "java.util.Queue", "java.util.Deque", "java.util.ArrayList",
            "java.util.LinkedList", "java.util.HashSet", "java.util.LinkedHashSet", "java.util.TreeSet");

    private Supertypes() {
    }

    /** {@return whether it is a collection of the platform, or a class of the application below one} */
    static boolean isCollection(DotName type, IndexView index) {
        if (type == null || COLLECTIONS.contains(type.toString())) {
            return type != null;
        }
        ClassInfo declared = index.getClassByName(type);
        return declared != null && (isCollection(declared.superName(), index)
                || declared.interfaceNames().stream().anyMatch(above -> isCollection(above, index)));
    }
}
