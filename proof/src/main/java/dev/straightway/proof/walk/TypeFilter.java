package dev.straightway.proof.walk;

import java.util.Arrays;
import java.util.IdentityHashMap;
import java.util.Map;

/**
 * Knows what remains of objects when they are taken for a type: most remain what they are, or are never of the type. Few types
 * are asked for with many objects; those have bits at the numbers of the objects.
 */
final class TypeFilter {

    private static final int FEW = 8;
    private static final AbstractObject[] NOTHING = {};

    final String type;
    private final AbstractObjects objects;
    /** What was asked for, and what that is, as long as there are few; null then. */
    private AbstractObject[] asked = NOTHING;
    private AbstractObject[] answers = NOTHING;
    private int count;
    /** What was asked for, what passes as it is, and what becomes another object; null as long as there are few. */
    private long[] known;
    private long[] same;
    private long[] changed;
    private Map<AbstractObject, AbstractObject> others;

    TypeFilter(String type, AbstractObjects objects) {
        this.type = type;
        this.objects = objects;
    }

    /** {@return what an object is when it is of the type, or null when it never is} */
    AbstractObject take(AbstractObject object) {
        return known == null ? few(object) : many(object);
    }

    private AbstractObject few(AbstractObject object) {
        for (int i = 0; i < count; i++) {
            if (asked[i] == object) {
                return answers[i];
            }
        }
        AbstractObject taken = objects.casts.cast(object, type);
        if (known != null) {
            return many(object); // what it was asked for itself has made it many
        }
        if (count == FEW) {
            pack();
            return many(object);
        }
        if (count == asked.length) {
            asked = Arrays.copyOf(asked, Math.max(2, count * 2));
            answers = Arrays.copyOf(answers, asked.length);
        }
        asked[count] = object;
        answers[count++] = taken;
        return taken;
    }

    private void pack() {
        known = new long[objects.words()];
        same = new long[known.length];
        changed = new long[known.length];
        others = new IdentityHashMap<>(4);
        for (int i = 0; i < count; i++) {
            objects.number(asked[i]);
            keep(asked[i], answers[i]);
        }
        asked = NOTHING;
        answers = NOTHING;
    }

    private AbstractObject many(AbstractObject object) {
        int word = objects.number(object) >> 6;
        long bit = 1L << object.number;
        if (word >= known.length || (known[word] & bit) == 0) {
            keep(object, objects.casts.cast(object, type));
        }
        return (same[word] & bit) != 0 ? object : (changed[word] & bit) != 0 ? others.get(object) : null;
    }

    private void keep(AbstractObject object, AbstractObject taken) {
        int word = object.number >> 6;
        long bit = 1L << object.number;
        if (word >= known.length) {
            int length = Math.max(word + 1, known.length * 3 / 2);
            known = Arrays.copyOf(known, length);
            same = Arrays.copyOf(same, length);
            changed = Arrays.copyOf(changed, length);
        }
        known[word] |= bit;
        if (taken == object) {
            same[word] |= bit;
        } else if (taken != null) {
            changed[word] |= bit;
            others.put(object, taken);
        }
    }

    /** {@return which objects of a word of bits pass as they are} */
    long same(int word, long some) {
        if (known == null) {
            pack();
        }
        for (long open = word < known.length ? some & ~known[word] : some; open != 0; open &= open - 1) {
            many(objects.numbered(word, open));
        }
        return some & same[word];
    }

    /** {@return which objects of a word of bits, all of which were asked for, become others} */
    long changed(int word, long some) {
        return some & changed[word];
    }
}
