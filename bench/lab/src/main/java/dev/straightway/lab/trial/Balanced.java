package dev.straightway.lab.trial;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.SplittableRandom;

/**
 * The order of elements over rounds, balanced so that no element has a place of its own: the rows of a Williams square, each
 * followed by its mirror image.
 * <p>
 * Over two rounds, each element is as often before each other as behind it, so that an effect which grows evenly with the place
 * cancels out of every pair. Over as many rounds as there are elements (twice as many if their number is odd), each stands in
 * each place equally often and follows each other equally often. Which element has which row, where the square begins, and
 * whether a row or its image comes first is random. Immutable.
 */
final class Balanced<E> {

    /** Far from any number that people choose, so that sums with its multiples are other seeds. */
    static final long GOLDEN = 0x9E37_79B9_7F4A_7C15L;

    private final long seed;
    private final List<E> shuffled;
    private final int start;

    /** @param seed any number; neighbouring ones give independent orders */
    Balanced(List<E> elements, long seed) {
        SplittableRandom random = new SplittableRandom(seed);
        List<E> copy = new ArrayList<>(elements);
        for (int i = copy.size() - 1; i > 0; i--) {
            Collections.swap(copy, i, random.nextInt(i + 1));
        }
        this.seed = seed;
        this.shuffled = List.copyOf(copy);
        this.start = elements.isEmpty() ? 0 : random.nextInt(elements.size());
    }

    /**
     * {@return all of them in the order of a round}
     *
     * @param round counted from 1
     */
    List<E> round(int round) {
        int pair = (round - 1) / 2;
        List<E> row = new ArrayList<>(row(start + pair));
        boolean image = round % 2 == 0;
        if (image != imageFirst(pair)) {
            Collections.reverse(row);
        }
        return List.copyOf(row);
    }

    /** The first row goes to and fro, 0, 1, n−1, 2, n−2 …; each further one is a step on. */
    private List<E> row(int step) {
        int n = shuffled.size();
        List<E> row = new ArrayList<>(n);
        for (int place = 0; place < n; place++) {
            int across = place % 2 == 1 ? (place + 1) / 2 : n - place / 2;
            row.add(shuffled.get((across + step) % n));
        }
        return row;
    }

    private boolean imageFirst(int pair) {
        return new SplittableRandom(seed ^ (pair + 1) * GOLDEN).nextBoolean();
    }
}
