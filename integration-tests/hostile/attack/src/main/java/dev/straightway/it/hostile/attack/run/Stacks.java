package dev.straightway.it.hostile.attack.run;

import java.time.Duration;

import dev.straightway.it.hostile.attack.server.Target;

/**
 * What is attacked.
 *
 * @param peer what Straightway is compared with; who isn't under test isn't waited for
 * @param patience how long an answer of Straightway is waited for
 */
record Stacks(Target straightway, Target peer, Duration patience) {
}
