package dev.straightway.proof.walk;

import java.util.function.Consumer;

/**
 * Is a part of what a value may be, as others are told of it at once. Immutable.
 *
 * @param objects what it is, from the first number to before the second
 * @param bits the same by the numbers of the objects, where that is less work for each who is told; else null
 */
record Delta(AbstractObject[] objects, int from, int until, long[] bits) {

    static final Delta NOTHING = new Delta(new AbstractObject[0], 0, 0, null);

    /** {@return objects of a part of an array that never changes there} */
    static Delta of(AbstractObject[] objects, int from, int until) {
        return from == until ? NOTHING : new Delta(objects, from, until, null);
    }

    boolean isEmpty() {
        return from == until;
    }

    int size() {
        return until - from;
    }

    /** {@return the same with bits, if there are so many objects that going through all words of bits is less work} */
    Delta packed(int words) {
        if (bits != null || size() < PointsToSet.FEW || size() < words / 4) {
            return this;
        }
        long[] packed = new long[words];
        for (int i = from; i < until; i++) {
            packed[objects[i].number >> 6] |= 1L << objects[i].number;
        }
        return new Delta(objects, from, until, packed);
    }

    void forEach(Consumer<AbstractObject> consumer) {
        for (int i = from; i < until; i++) {
            consumer.accept(objects[i]);
        }
    }
}
