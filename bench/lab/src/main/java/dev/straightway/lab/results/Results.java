package dev.straightway.lab.results;

import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/**
 * A whole run as it is saved.
 *
 * @param format the version of the format
 * @param began when the run began, ISO 8601
 * @param complete whether it came to its end
 * @param environment what the figures must be read with, names and values in the order to print
 * @param options what the run was asked for, names and values as on the command line
 * @param targets in the order of the tables
 * @param scenarios in the order of the tables
 * @param metrics in the order of the tables
 * @param trials in the order in which they ran, those that don't count among them
 * @param spectra latencies at a fixed rate
 * @param profiles what the profiler left
 * @param differences differential flamegraphs
 * @param attributions where the cost lies, by phase
 * @param notes what a reader has to know: what wasn't run and why
 */
public record Results(int format, String began, boolean complete, Map<String, String> environment,
        Map<String, String> options, List<MeasuredTarget> targets, List<MeasuredScenario> scenarios,
        List<MeasuredMetric> metrics, List<Trial> trials, List<Spectrum> spectra, List<Profile> profiles,
        List<ProfileDifference> differences, List<Attribution> attributions, List<String> notes) {

    public static final int FORMAT = 3;

    /** The oldest version that can still be read: its verdicts rest on the metric that it names. */
    public static final int OLDEST = 2;

    /** {@return the same without what was looked at in the servers of the last round} */
    public Results withoutPasses() {
        return new Results(format, began, complete, environment, options, targets, scenarios, metrics, trials, List.of(),
                List.of(), List.of(), List.of(), notes);
    }

    /** {@return the same with one more note} */
    Results with(String note) {
        List<String> more = Stream.concat(notes.stream(), Stream.of(note)).toList();
        return new Results(format, began, complete, environment, options, targets, scenarios, metrics, trials, spectra,
                profiles,
                differences, attributions, more);
    }

    /**
     * @param name as on the command line
     * @param title as in the tables
     * @param reference whether the verdicts compare with this one
     */
    public record MeasuredTarget(String name, String title, String thread, String version, boolean reference) {
    }

    /**
     * @param name as on the command line
     * @param title as in the tables
     * @param request the request line and what is sent, for people
     * @param curve the growth curve that it is a point of, or {@code null}
     * @param x its place on the curve, in the curve's unit
     */
    public record MeasuredScenario(String name, String title, String request, String thread, Curve curve, double x) {
    }

    /**
     * A cost against a quantity.
     *
     * @param name as on the command line
     * @param title of the chart
     * @param unit of the quantity, as "routes" or "bytes"
     */
    public record Curve(String name, String title, String unit) {
    }

    /**
     * @param name of its value in {@link Trial#values}
     * @param unit as "µs/request"
     * @param lowerIsBetter whether less is better
     * @param primary whether verdicts rest on it; one metric at the most
     * @param method how it is measured
     */
    public record MeasuredMetric(String name, String title, String unit, boolean lowerIsBetter, boolean primary,
            String method) {
    }
}
