package dev.straightway.proof.code;

import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Knows which classes stand right below a class. Immutable, shared by all threads. */
final class ClassHierarchy {

    private final Map<String, Header> headers = new HashMap<>();
    private final Map<String, List<String>> below = new HashMap<>();

    /** If two classes have the same name, the first one counts; both are below whatever either of them extends. */
    ClassHierarchy(Collection<Header> all) {
        for (Header header : all) {
            headers.putIfAbsent(header.name(), header);
            if (header.superName() != null) {
                add(header.superName(), header.name());
            }
            header.interfaces().forEach(above -> add(above, header.name()));
        }
    }

    private void add(String above, String name) {
        below.computeIfAbsent(above, key -> new ArrayList<>(2)).add(name);
    }

    /** {@return null for a class that is not in here} */
    Header header(String name) {
        return headers.get(name);
    }

    List<String> below(String name) {
        return below.getOrDefault(name, List.of());
    }
}
