package dev.straightway.bench.micro.score;

import org.openjdk.jmh.results.RunResult;

/** What all comparisons read of a result besides its time, and say of a target. */
public final class Scores {

    private static final String ALLOCATED = "gc.alloc.rate.norm";

    private Scores() {
    }

    /** {@return how many bytes a call has allocated} */
    public static double bytes(RunResult result) {
        return result.getSecondaryResults().get(ALLOCATED).getScore();
    }

    /** {@return what stands behind a figure that has a target; nothing where it is met} */
    public static String verdict(boolean met) {
        return met ? "" : "  MISSED";
    }
}
