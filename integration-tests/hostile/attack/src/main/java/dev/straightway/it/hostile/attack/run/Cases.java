package dev.straightway.it.hostile.attack.run;

import dev.straightway.it.hostile.attack.delivery.Kinds;
import dev.straightway.it.hostile.attack.exchange.Case;

/** Hands out cases, one number after the other, until they make the number of requests. */
final class Cases {

    private final long seed;
    private final long wanted;
    private long next;
    private long requests;

    Cases(long seed, long from, long wanted) {
        this.seed = seed;
        this.next = from;
        this.wanted = wanted;
    }

    /** A case with its number. */
    record Numbered(long number, Case of) {
    }

    /** {@return the next case, or {@code null} if there are enough} */
    synchronized Numbered take() {
        if (requests >= wanted) {
            return null;
        }
        Numbered taken = new Numbered(next, Kinds.of(seed, next));
        next++;
        requests += taken.of().requests();
        return taken;
    }

    synchronized long next() {
        return next;
    }

    synchronized long requests() {
        return requests;
    }
}
