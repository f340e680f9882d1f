package dev.straightway.deployment.reach.walk;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Holds the things that a value may be, in the order in which they came, and knows of which of them nobody was told. Many are
 * found by bits at their numbers. Only ever grows.
 */
final class Points {

    /** So many are found by looking at each. */
    static final int FEW = 12;

    /** Of the many values that are never anything; nobody adds to it. */
    static final Points NOTHING = new Points();

    private Thing[] things = Batch.NOTHING.things();
    private int size;
    private int told;
    /** Null as long as there are few. */
    private long[] bits;
    private boolean unknown;

    int size() {
        return size;
    }

    Thing get(int place) {
        return things[place];
    }

    /** One reason is enough for not knowing what a value is. */
    boolean add(Thing thing) {
        boolean reason = thing.reasoned();
        if (reason && unknown || contains(thing)) {
            return false;
        }
        unknown |= reason;
        if (size == things.length) {
            things = Arrays.copyOf(things, Math.max(2, size * 2));
        }
        things[size++] = thing;
        if (bits != null) {
            mark(thing.number);
        } else if (size > FEW) {
            bits = new long[(thing.number >> 6) + 1];
            for (int i = 0; i < size; i++) {
                mark(things[i].number);
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

    boolean contains(Thing thing) {
        if (bits != null) {
            int word = thing.number >> 6;
            return word < bits.length && (bits[word] & 1L << thing.number) != 0;
        }
        for (int i = 0; i < size; i++) {
            if (things[i] == thing) {
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
    Batch told() {
        return Batch.of(things, 0, told);
    }

    /** {@return the same for who needn't be told of the rest later, but may be} */
    Batch packed() {
        return bits == null || told == 0 ? told() : new Batch(things, 0, told, bits);
    }

    /** {@return what nobody was told of; from now on all have been} */
    Batch tell() {
        if (told == size) {
            return Batch.NOTHING;
        }
        Batch fresh = Batch.of(things, told, size);
        told = size;
        return fresh;
    }

    /** {@return what other values may be and this one may not, and of what is here that of which nobody was told} */
    Batch news(Points other) {
        List<Thing> news = new ArrayList<>(Arrays.asList(things).subList(told, size));
        for (int i = 0; i < other.size; i++) {
            Thing thing = other.things[i];
            if (!(thing.reasoned() && unknown) && !contains(thing)) {
                news.add(thing);
            }
        }
        return Batch.of(news.toArray(Thing[]::new), 0, news.size());
    }
}
