package dev.straightway.runtime.negotiation;

import java.util.List;

/**
 * Something that reads some media types and writes some: a route.
 */
public interface Negotiable {

    /** {@return the types it reads; empty for any} */
    List<MediaRange> consumes();

    /** {@return the types it writes, in the order of preference among equals; empty for any} */
    List<MediaRange> produces();

    /** {@return whether some request suits this and another one equally: some type both read, and some type both write} */
    default boolean meets(Negotiable other) {
        return meet(consumes(), other.consumes()) && meet(produces(), other.produces());
    }

    private static boolean meet(List<MediaRange> one, List<MediaRange> two) {
        return one.isEmpty() && two.isEmpty() || one.stream().anyMatch(two::contains);
    }
}
