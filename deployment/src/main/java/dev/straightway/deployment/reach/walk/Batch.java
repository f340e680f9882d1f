package dev.straightway.deployment.reach.walk;

import java.util.function.Consumer;

/**
 * Is a part of what a value may be, as others are told of it at once. Immutable.
 *
 * @param things what it is, from the first number to before the second
 * @param bits the same by the numbers of the things, where that is less work for each who is told; else null
 */
record Batch(Thing[] things, int from, int until, long[] bits) {

    static final Batch NOTHING = new Batch(new Thing[0], 0, 0, null);

    /** {@return things of a part of an array that never changes there} */
    static Batch of(Thing[] things, int from, int until) {
        return from == until ? NOTHING : new Batch(things, from, until, null);
    }

    boolean isEmpty() {
        return from == until;
    }

    int size() {
        return until - from;
    }

    /** {@return the same with bits, if there are so many things that going through all words of bits is less work} */
    Batch packed(int words) {
        if (bits != null || size() < Points.FEW || size() < words / 4) {
            return this;
        }
        long[] packed = new long[words];
        for (int i = from; i < until; i++) {
            packed[things[i].number >> 6] |= 1L << things[i].number;
        }
        return new Batch(things, from, until, packed);
    }

    void forEach(Consumer<Thing> consumer) {
        for (int i = from; i < until; i++) {
            consumer.accept(things[i]);
        }
    }
}
