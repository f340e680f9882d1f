package dev.straightway.proof.walk;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Holds the objects that a value may be, in the order in which they came, and knows of which of them nobody was told. Many are
 * found by bits at their numbers. Only ever grows.
 */
final class PointsToSet {

    /** So many are found by looking at each. */
    static final int FEW = 12;

    /** The set of the many values that never hold an object; nobody adds to it. */
    static final PointsToSet NOTHING = new PointsToSet();

    private AbstractObject[] objects = Delta.NOTHING.objects();
    private int size;
    private int told;
    /** Null as long as there are few. */
    private long[] bits;
    private boolean unknown;

    int size() {
        return size;
    }

    AbstractObject get(int place) {
        return objects[place];
    }

    /** One reason is enough for not knowing what a value is. */
    boolean add(AbstractObject object) {
        boolean reason = object.reasoned();
        if (reason && unknown || contains(object)) {
            return false;
        }
        unknown |= reason;
        if (size == objects.length) {
            objects = Arrays.copyOf(objects, Math.max(2, size * 2));
        }
        objects[size++] = object;
        if (bits != null) {
            mark(object.number);
        } else if (size > FEW) {
            bits = new long[(object.number >> 6) + 1];
            for (int i = 0; i < size; i++) {
                mark(objects[i].number);
            }
        }
        return true;
    }

    private void mark(int number) {
        int word = number >> 6;
        if (word >= bits.length) {
            bits = Arrays.copyOf(bits, Math.max(word + 1, bits.length * 3 / 2));
        }
        bits[word] |= 1L << number;
    }

    boolean contains(AbstractObject object) {
        if (bits != null) {
            int word = object.number >> 6;
            return word < bits.length && (bits[word] & 1L << object.number) != 0;
        }
        for (int i = 0; i < size; i++) {
            if (objects[i] == object) {
                return true;
            }
        }
        return false;
    }

    /** {@return those of a word of bits that may not be here yet} */
    long missing(int word, long some) {
        return bits == null || word >= bits.length ? some : some & ~bits[word];
    }

    /** {@return whether one more reason for not knowing what the value is changes nothing} */
    boolean unknown() {
        return unknown;
    }

    /** {@return what others were told of} */
    Delta told() {
        return Delta.of(objects, 0, told);
    }

    /** {@return the same for who needn't be told of the rest later, but may be} */
    Delta packed() {
        return bits == null || told == 0 ? told() : new Delta(objects, 0, told, bits);
    }

    /** {@return what nobody was told of; from now on all have been} */
    Delta tell() {
        if (told == size) {
            return Delta.NOTHING;
        }
        Delta fresh = Delta.of(objects, told, size);
        told = size;
        return fresh;
    }

    /** {@return what other values may be and this one may not, and of what is here that of which nobody was told} */
    Delta news(PointsToSet other) {
        List<AbstractObject> news = new ArrayList<>(Arrays.asList(objects).subList(told, size));
        for (int i = 0; i < other.size; i++) {
            AbstractObject object = other.objects[i];
            if (!(object.reasoned() && unknown) && !contains(object)) {
                news.add(object);
            }
        }
        return Delta.of(news.toArray(AbstractObject[]::new), 0, news.size());
    }
}
