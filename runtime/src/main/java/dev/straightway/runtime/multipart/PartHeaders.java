package dev.straightway.runtime.multipart;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

import jakarta.ws.rs.core.AbstractMultivaluedMap;

/** The headers of a part: immutable, names in any case, values in the order they were given. */
final class PartHeaders extends AbstractMultivaluedMap<String, String> {

    private static final long serialVersionUID = 1L;

    private PartHeaders(Map<String, List<String>> store) {
        super(store);
    }

    /** {@return a copy of these headers, in which names that differ in case only are one} */
    static PartHeaders copyOf(Map<String, ? extends List<String>> headers) {
        Map<String, List<String>> copy = new TreeMap<>(String.CASE_INSENSITIVE_ORDER);
        headers.forEach((name, values) -> copy.merge(name, List.copyOf(values), PartHeaders::joined));
        return new PartHeaders(Collections.unmodifiableMap(copy));
    }

    private static List<String> joined(List<String> first, List<String> second) {
        List<String> all = new ArrayList<>(first);
        all.addAll(second);
        return List.copyOf(all);
    }
}
