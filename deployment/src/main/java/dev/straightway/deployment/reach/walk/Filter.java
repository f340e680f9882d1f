package dev.straightway.deployment.reach.walk;

import java.util.Arrays;
import java.util.IdentityHashMap;
import java.util.Map;

/**
 * Knows what remains of things when they are taken for a type: most remain what they are, or are never of the type. Few types
 * are asked for with many things; those have bits at the numbers of the things.
 */
final class Filter {

    private static final int FEW = 8;
    private static final Thing[] NOTHING = {};

    final String type;
    private final Things things;
    /** What was asked for, and what that is, as long as there are few; null then. */
    private Thing[] asked = NOTHING;
    private Thing[] answers = NOTHING;
    private int count;
    /** What was asked for, what passes as it is, and what becomes another thing; null as long as there are few. */
    private long[] known;
    private long[] same;
    private long[] changed;
    private Map<Thing, Thing> others;

    Filter(String type, Things things) {
        this.type = type;
        this.things = things;
    }

    /** {@return what a thing is when it is of the type, or null when it never is} */
    Thing take(Thing thing) {
        return known == null ? few(thing) : many(thing);
    }

    private Thing few(Thing thing) {
        for (int i = 0; i < count; i++) {
            if (asked[i] == thing) {
                return answers[i];
            }
        }
        Thing taken = things.taken(thing, type);
        if (known != null) {
            return many(thing); // what it was asked for itself has made it many
        }
        if (count == FEW) {
            pack();
            return many(thing);
        }
        if (count == asked.length) {
            asked = Arrays.copyOf(asked, Math.max(2, count * 2));
            answers = Arrays.copyOf(answers, asked.length);
        }
        asked[count] = thing;
        answers[count++] = taken;
        return taken;
    }

    private void pack() {
        known = new long[things.words()];
        same = new long[known.length];
        changed = new long[known.length];
        others = new IdentityHashMap<>(4);
        for (int i = 0; i < count; i++) {
            things.number(asked[i]);
            keep(asked[i], answers[i]);
        }
        asked = NOTHING;
        answers = NOTHING;
    }

    private Thing many(Thing thing) {
        int word = things.number(thing) >> 6;
        long bit = 1L << thing.number;
        if (word >= known.length || (known[word] & bit) == 0) {
            keep(thing, things.taken(thing, type));
        }
        return (same[word] & bit) != 0 ? thing : (changed[word] & bit) != 0 ? others.get(thing) : null;
    }

    private void keep(Thing thing, Thing taken) {
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
        if (known == null) {
            pack();
        }
        for (long open = word < known.length ? some & ~known[word] : some; open != 0; open &= open - 1) {
            many(things.numbered(word, open));
        }
        return some & same[word];
    }

    /** {@return which things of a word of bits, all of which were asked for, become others} */
    long changed(int word, long some) {
        return some & changed[word];
    }
}
