package dev.straightway.it.hostile.attack.run;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.function.Predicate;

import dev.straightway.it.hostile.attack.exchange.Case;

/** Looks for a smaller case that shows the same as a larger one. */
record Shrinker(Stacks stacks) {

    private static final int MOST_TRIES = 12;

    /** {@return the least round that was found to show it, or the round as it was} */
    Round least(Round whole, Predicate<Round> shows) throws InterruptedException {
        Round least = whole;
        Deque<Case> smaller = new ArrayDeque<>(whole.fired().smaller());
        for (int tries = 0; tries < MOST_TRIES && !smaller.isEmpty(); tries++) {
            Round tried = Round.quick(smaller.poll(), stacks);
            if (shows.test(tried)) {
                least = tried;
                smaller = new ArrayDeque<>(tried.fired().smaller());
            }
        }
        return least;
    }
}
