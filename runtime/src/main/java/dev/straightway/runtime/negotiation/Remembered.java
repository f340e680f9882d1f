package dev.straightway.runtime.negotiation;

import java.util.concurrent.atomic.AtomicReferenceArray;
import java.util.function.Function;

/**
 * What was found for texts that clients send, most of which send the same few. For all threads.
 * <p>
 * There is a fixed number of places, each for the last text that belongs there, and long texts get none: whatever clients
 * send, it doesn't grow. Who sends many texts makes others be looked for again, no more.
 *
 * @param <V> immutable
 */
public final class Remembered<V> {

    private static final int PLACES = 64;
    private static final int LONGEST = 256;

    private final Function<String, V> finder;
    private final AtomicReferenceArray<Known<V>> places = new AtomicReferenceArray<>(PLACES);

    private record Known<V>(String text, V value) {
    }

    /** @param finder always finds the same for a text; what it throws isn't remembered */
    public Remembered(Function<String, V> finder) {
        this.finder = finder;
    }

    /** {@return what is found for a text} */
    public V of(String text) {
        if (text.length() > LONGEST) {
            return finder.apply(text);
        }
        int hash = text.hashCode();
        int place = (hash ^ hash >>> 16) & PLACES - 1;
        Known<V> known = places.get(place);
        if (known != null && known.text().equals(text)) {
            return known.value();
        }
        V found = finder.apply(text);
        places.set(place, new Known<>(text, found));
        return found;
    }
}
