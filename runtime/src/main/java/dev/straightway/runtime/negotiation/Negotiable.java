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
}
