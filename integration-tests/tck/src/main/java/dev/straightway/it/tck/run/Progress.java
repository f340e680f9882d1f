package dev.straightway.it.tck.run;

import dev.straightway.it.tck.result.Outcomes;
import dev.straightway.it.tck.result.State;

/** Tells how far a run has come. Child JVMs end on several threads. */
final class Progress {

    private final long start = System.nanoTime();
    private final String stack;
    private final int classes;
    private int ended;
    private int passed;
    private int tests;

    Progress(String stack, int classes) {
        this.stack = stack;
        this.classes = classes;
    }

    synchronized void ended(int more, Outcomes outcomes) {
        ended += more;
        passed += outcomes.count(State.PASSED);
        tests += outcomes.size();
        System.out.printf("tck: %s: %d of %d classes, %d of %d tests passed, %d s%n", stack, ended, classes, passed, tests,
                (System.nanoTime() - start) / 1_000_000_000);
    }
}
