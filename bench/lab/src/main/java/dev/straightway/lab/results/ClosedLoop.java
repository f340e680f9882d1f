package dev.straightway.lab.results;

import java.util.Set;

/**
 * Whom the closed loop of a trial tells of: the server, or a generator that had no time left.
 * <p>
 * That the server's core was full, too, doesn't tell that the server could do no more: with fewer requests at a time it turns
 * to the kernel more often for as many, and may fill its core with that.
 */
public final class ClosedLoop {

    /** If a process is busy for so much of the time, it is taken for the limit. */
    public static final double BUSY = 0.9;

    /** The names of the metrics that the closed loop gives: what was served a second, and how soon. */
    public static final Set<String> FIGURES = Set.of("requests", "p50", "p90", "p99", "p999");

    /** The name of the metric that tells how busy the generator was, in per cent. */
    public static final String GENERATOR_BUSY = "generator-busy";
    /** The same of the server. */
    public static final String SERVER_BUSY = "server-busy";

    private ClosedLoop() {
    }

    /** {@return whether the generator had no time left, so that what was served a second is its figure} */
    public static boolean ofGenerator(Trial trial) {
        return busy(trial, GENERATOR_BUSY);
    }

    /** {@return whether the server had none either: two full cores that pace one another} */
    public static boolean ofBoth(Trial trial) {
        return busy(trial, GENERATOR_BUSY) && busy(trial, SERVER_BUSY);
    }

    /** {@return how a trial is marked whose closed loop doesn't tell of the server; empty for any other} */
    public static String mark(Trial trial) {
        return ofBoth(trial) ? "generator as busy" : ofGenerator(trial) ? "generator-bound" : "";
    }

    private static boolean busy(Trial trial, String who) {
        return trial.values().getOrDefault(who, Double.NaN) >= BUSY * 100;
    }
}
