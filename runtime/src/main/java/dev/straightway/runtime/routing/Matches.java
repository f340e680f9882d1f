package dev.straightway.runtime.routing;

import java.util.Arrays;

/**
 * Collects the matches of a {@link Trie}; for one thread.
 */
final class Matches {

    private long[] found = new long[4];
    private int size;

    void add(long match) {
        if (size == found.length) {
            found = Arrays.copyOf(found, 2 * size);
        }
        found[size++] = match;
    }

    /** {@return the matches, best first} */
    long[] sorted() {
        long[] sorted = Arrays.copyOf(found, size);
        Arrays.sort(sorted);
        return sorted;
    }
}
