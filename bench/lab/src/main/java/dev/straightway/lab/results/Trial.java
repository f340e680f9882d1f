package dev.straightway.lab.results;

import java.util.List;
import java.util.Map;

/**
 * What one trial gave.
 *
 * @param target the name of the target
 * @param scenario the name of the scenario
 * @param placement "pinned" or "unpinned"
 * @param round counted from 1
 * @param attempt counted from 1; more than one where a noisy trial was run again
 * @param outcome whether it counts
 * @param reason why it doesn't count, or {@code null}
 * @param steady whether the warm-up ended because the server was steady, not because its time was over
 * @param warmupSeconds how long it was driven before
 * @param values by the name of the metric; a metric that is unknown here is left out
 * @param errors counts by kind; those that are zero are left out
 * @param commandLine how the server was started
 */
public record Trial(String target, String scenario, String placement, int round, int attempt, Outcome outcome, String reason,
        boolean steady, double warmupSeconds, Map<String, Double> values, Map<String, Long> errors,
        List<String> commandLine) {

    /** Whether a trial counts. */
    public enum Outcome {
        VALID,
        /** Other work on the machine kept the server waiting for its core; it was run again. */
        NOISY,
        /** Its server wasn't steady before the timed window or in it; the figures are kept and have no vote. */
        UNSTEADY,
        FAILED,
        /** It can't be had here, as virtual threads before Java 21. */
        NOT_RUN
    }

    public boolean valid() {
        return outcome == Outcome.VALID;
    }
}
