package dev.straightway.it.hostile.attack.run;

import dev.straightway.it.hostile.attack.exchange.Case;

/** Hands out cases, one number after the other, until they make the number of requests. */
final class Cases {

    private final Options options;
    private final long wanted;
    private long next;
    private long requests;

    Cases(Options options, long from, long wanted) {
        this.options = options;
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
        Numbered taken = new Numbered(next, options.make(next));
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
