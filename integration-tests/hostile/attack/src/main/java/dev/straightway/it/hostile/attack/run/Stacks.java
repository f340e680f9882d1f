package dev.straightway.it.hostile.attack.run;

import java.time.Duration;

import dev.straightway.it.hostile.attack.exchange.Door;
import dev.straightway.it.hostile.attack.server.Target;

/**
 * What is attacked.
 *
 * @param peer what Straightway is compared with; as it isn't under test, nothing waits for it
 * @param patience how long an answer of Straightway is waited for
 * @param ahead whether it is Straightway's way ahead of the Router that is attacked
 * @param wholly whether the peer must give the same answers, with all their fields and the whole body
 */
record Stacks(Target straightway, Target peer, Duration patience, boolean ahead, boolean wholly) {

    /** So many requests must a connection have served before plain ones pass Vert.x by. */
    private static final int USED = 2;

    Door door(Target target) {
        return new Door(target.port(), ahead ? USED : 0);
    }
}
