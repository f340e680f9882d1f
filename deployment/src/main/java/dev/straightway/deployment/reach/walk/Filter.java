package dev.straightway.deployment.reach.walk;

import java.util.Arrays;
import java.util.IdentityHashMap;
import java.util.Map;

/** Knows what remains of things when they are taken for a type: most remain what they are, or are never of the type. */
final class Filter {

    final String type;
    private final Things things;
    /** By the numbers of the things: those that were looked at, those that pass as they are, those that become others. */
    private long[] known = {};
    private long[] same = {};
    private long[] changed = {};
    private final Map<Thing, Thing> others = new IdentityHashMap<>(0);

    Filter(String type, Things things) {
        this.type = type;
        this.things = things;
    }

    /** {@return what a thing is when it is of the type, or null when it never is} */
    Thing take(Thing thing) {
        int word = things.number(thing) >> 6;
        long bit = 1L << thing.number;
        if (word >= known.length || (known[word] & bit) == 0) {
            look(thing);
        }
        return (same[word] & bit) != 0 ? thing : (changed[word] & bit) != 0 ? others.get(thing) : null;
    }

    private void look(Thing thing) {
        Thing taken = things.taken(thing, type);
        int word = thing.number >> 6;
        long bit = 1L << thing.number;
        if (word >= known.length) {
            int length = Math.max(word + 1, known.length * 3 / 2);
            known = Arrays.copyOf(known, length);
            same = Arrays.copyOf(same, length);
            changed = Arrays.copyOf(changed, length);
        }
        known[word] |= bit;
        if (taken == thing) {
            same[word] |= bit;
        } else if (taken != null) {
            changed[word] |= bit;
            others.put(thing, taken);
        }
    }

    /** {@return which things of a word of bits pass as they are} */
    long same(int word, long some) {
        for (long open = word < known.length ? some & ~known[word] : some; open != 0; open &= open - 1) {
            look(things.numbered(word, open));
        }
        return some & same[word];
    }

    /** {@return which things of a word of bits, all of which were looked at, become others} */
    long changed(int word, long some) {
        return some & changed[word];
    }
}
