package dev.straightway.runtime.body;

import java.util.function.Function;

/**
 * Remembers what was made of the last few keys, so that it isn't made for each request, nor kept for ever where an application
 * has a key for each request. For all threads.
 *
 * @param <K> told apart by identity
 * @param <V> what is made of a key; two threads may make it twice
 */
final class Recent<K, V> {

    static final int MOST = 16;

    private final Function<K, V> making;
    /** The newest first; replaced, never changed. */
    private volatile Made<K, V>[] known = none(0);

    private record Made<K, V>(K key, V value) {
    }

    Recent(Function<K, V> making) {
        this.making = making;
    }

    V of(K key) {
        for (Made<K, V> made : known) {
            if (made.key == key) {
                return made.value;
            }
        }
        V value = making.apply(key);
        remember(new Made<>(key, value));
        return value;
    }

    private synchronized void remember(Made<K, V> made) {
        Made<K, V>[] before = known;
        Made<K, V>[] after = none(Math.min(before.length + 1, MOST));
        after[0] = made;
        System.arraycopy(before, 0, after, 1, after.length - 1);
        known = after;
    }

    @SuppressWarnings("unchecked") // no array of a generic type can be made otherwise
    private static <K, V> Made<K, V>[] none(int length) {
        return (Made<K, V>[]) new Made<?, ?>[length];
    }
}
