package dev.straightway.lab.run;

import java.io.PrintStream;
import java.util.Locale;

import dev.straightway.lab.results.ClosedLoop;
import dev.straightway.lab.results.Trial;

/** Prints a line for each step, with the time that is left by what the steps have taken so far. */
final class Progress {

    private final PrintStream out;
    private final long began = System.nanoTime();
    private double expectedDone;
    private double expectedLeft;

    /** @param estimate seconds of the whole run */
    Progress(PrintStream out, double estimate) {
        this.out = out;
        this.expectedLeft = estimate;
    }

    double elapsedSeconds() {
        return (System.nanoTime() - began) / 1e9;
    }

    /** {@return seconds, in proportion to what was expected of the steps that are done} */
    double secondsLeft() {
        return expectedDone == 0 ? expectedLeft : expectedLeft * elapsedSeconds() / expectedDone;
    }

    /**
     * A step is done.
     *
     * @param expected seconds that the estimate gave it; 0 for one more than expected
     */
    void step(double expected, String line) {
        expectedDone += expected;
        expectedLeft = Math.max(0, expectedLeft - expected);
        out.println(line + "  (" + Estimate.words(secondsLeft()) + " left)");
    }

    /** From now on so much is left, by the estimate. */
    void expect(double seconds) {
        expectedLeft = seconds;
    }

    void say(String line) {
        out.println(line);
    }

    static String line(Trial trial, int count, int total) {
        return String.format(Locale.ROOT, "[%d/%d] round %d  %-8s %-16s %-16s %s", count, total, trial.round(),
                trial.placement(), trial.scenario(), trial.target(), outcome(trial));
    }

    private static String outcome(Trial trial) {
        if (trial.values().isEmpty()) {
            return trial.outcome() + ": " + trial.reason();
        }
        String figures = trial.values().containsKey("nanos")
                ? String.format(Locale.ROOT, "%,9.0f ns %,9.0f bytes", value(trial, "nanos"), value(trial, "bytes"))
                : String.format(Locale.ROOT, "%,9.0f requests/s %7.2f µs CPU", value(trial, "requests"), value(trial, "cpu"));
        if (!trial.valid()) {
            return figures + "  " + trial.outcome() + ": " + trial.reason();
        }
        String mark = ClosedLoop.mark(trial);
        return mark.isEmpty() ? figures : figures + "  " + mark;
    }

    private static double value(Trial trial, String metric) {
        return trial.values().getOrDefault(metric, Double.NaN);
    }
}
