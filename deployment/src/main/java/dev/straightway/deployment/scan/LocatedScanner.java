package dev.straightway.deployment.scan;

import java.util.ArrayDeque;
import java.util.Collection;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;

import org.jboss.jandex.ClassInfo;
import org.jboss.jandex.DotName;
import org.jboss.jandex.IndexView;

import dev.straightway.deployment.model.LocatedType;
import dev.straightway.deployment.model.ResourceClass;
import dev.straightway.deployment.model.ResourceMethod;
import dev.straightway.deployment.model.Supertypes;

/**
 * Finds the classes and interfaces whose objects sub-resource locators may return: those below and above what a locator
 * declares to return, and all that have resource methods once one locator declares nothing, or a class that can't be found.
 */
final class LocatedScanner {

    private final IndexView index;
    private final ResourceScanner resources;
    private final Map<DotName, ClassInfo> candidates = new TreeMap<>();
    private final Map<DotName, ResourceClass> located = new TreeMap<>();
    private final Set<DotName> seen = new HashSet<>();
    private final Deque<DotName> declared = new ArrayDeque<>();

    /**
     * @param candidates the classes and interfaces that have resource methods, or inherit some
     * @param index knows every class that the application can load
     */
    LocatedScanner(Collection<ClassInfo> candidates, IndexView index, ResourceScanner resources) {
        candidates.forEach(type -> this.candidates.put(type.name(), type));
        this.index = index;
        this.resources = resources;
    }

    /** {@return the classes by name; none where the roots have no locator} */
    List<ResourceClass> scan(List<ResourceClass> roots) {
        roots.forEach(this::follow);
        while (!declared.isEmpty()) {
            locate(declared.remove());
        }
        return List.copyOf(located.values());
    }

    private void follow(ResourceClass type) {
        type.methods().stream().filter(ResourceMethod::isLocator).map(locator -> LocatedType.of(locator.returnType()))
                .filter(seen::add).forEach(declared::add);
    }

    private void locate(DotName returned) {
        boolean bounded = index.getClassByName(returned) != null && !returned.equals(DotName.OBJECT_NAME);
        Set<DotName> above = bounded ? Supertypes.all(returned, index) : Set.of();
        List<ClassInfo> found = candidates.values().stream().filter(candidate -> !bounded
                || above.contains(candidate.name()) || Supertypes.isSubtype(candidate.name(), returned, index)).toList();
        found.forEach(candidate -> {
            candidates.remove(candidate.name());
            resources.scanLocated(candidate).ifPresent(scanned -> {
                located.put(candidate.name(), scanned);
                follow(scanned);
            });
        });
    }
}
