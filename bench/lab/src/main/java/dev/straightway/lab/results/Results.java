package dev.straightway.lab.results;

import java.util.List;
import java.util.Map;

import com.fasterxml.jackson.annotation.JsonUnwrapped;

/**
 * A whole run as it is saved; in the file the fields of both parts stand side by side.
 *
 * @param run what was measured, and how
 * @param found what came of it
 */
public record Results(@JsonUnwrapped Run run, @JsonUnwrapped Findings found) {

    public static final int FORMAT = 3;

    /** The oldest version that can still be read: its verdicts rest on the metric that it names. */
    public static final int OLDEST = 2;

    /**
     * What was measured, and how.
     *
     * @param format the version of the format
     * @param began when the run began, ISO 8601
     * @param complete whether it came to its end
     * @param environment what the figures must be read with, names and values in the order to print
     * @param options what the run was asked for, names and values as on the command line
     * @param targets in the order of the tables
     * @param scenarios in the order of the tables
     * @param metrics in the order of the tables
     * @param supplements what else is known of its servers and requests; runs of an earlier lab have none
     */
    public record Run(int format, String began, boolean complete, Map<String, String> environment,
            Map<String, String> options, List<MeasuredTarget> targets, List<MeasuredScenario> scenarios,
            List<MeasuredMetric> metrics, List<Supplement> supplements) {

        public Run {
            supplements = supplements == null ? List.of() : List.copyOf(supplements);
        }

        /** A run without supplements. */
        public Run(int format, String began, boolean complete, Map<String, String> environment, Map<String, String> options,
                List<MeasuredTarget> targets, List<MeasuredScenario> scenarios, List<MeasuredMetric> metrics) {
            this(format, began, complete, environment, options, targets, scenarios, metrics, List.of());
        }

        /** {@return the same with supplements} */
        public Run supplemented(List<Supplement> others) {
            return new Run(format, began, complete, environment, options, targets, scenarios, metrics, others);
        }

        /** {@return the same, come to its end or not} */
        public Run complete(boolean whether) {
            return new Run(format, began, whether, environment, options, targets, scenarios, metrics, supplements);
        }

        /** {@return the same under other circumstances, and asked for otherwise} */
        public Run with(Map<String, String> otherEnvironment, Map<String, String> otherOptions) {
            return new Run(format, began, complete, otherEnvironment, otherOptions, targets, scenarios, metrics,
                    supplements);
        }
    }

    /**
     * What came of a run.
     *
     * @param trials in the order in which they ran, those that don't count among them
     * @param spectra latencies at a fixed rate
     * @param profiles what the profiler left
     * @param differences differential flamegraphs
     * @param attributions where the cost lies, by phase
     * @param notes what a reader has to know: what wasn't run and why
     */
    public record Findings(List<Trial> trials, List<Spectrum> spectra, List<Profile> profiles,
            List<ProfileDifference> differences, List<Attribution> attributions, List<String> notes) {

        /** {@return trials, and nothing beside them} */
        public static Findings of(List<Trial> trials) {
            return new Findings(List.copyOf(trials), List.of(), List.of(), List.of(), List.of(), List.of());
        }

        /** {@return the same with other trials} */
        public Findings with(List<Trial> others) {
            return new Findings(List.copyOf(others), spectra, profiles, differences, attributions, notes);
        }

        /** {@return the same with other notes} */
        public Findings noting(List<String> others) {
            return new Findings(trials, spectra, profiles, differences, attributions, List.copyOf(others));
        }
    }

    public int format() {
        return run.format();
    }

    public String began() {
        return run.began();
    }

    public boolean complete() {
        return run.complete();
    }

    public Map<String, String> environment() {
        return run.environment();
    }

    public Map<String, String> options() {
        return run.options();
    }

    public List<MeasuredTarget> targets() {
        return run.targets();
    }

    public List<MeasuredScenario> scenarios() {
        return run.scenarios();
    }

    public List<MeasuredMetric> metrics() {
        return run.metrics();
    }

    public List<Supplement> supplements() {
        return run.supplements();
    }

    public List<Trial> trials() {
        return found.trials();
    }

    public List<Spectrum> spectra() {
        return found.spectra();
    }

    public List<Profile> profiles() {
        return found.profiles();
    }

    public List<ProfileDifference> differences() {
        return found.differences();
    }

    public List<Attribution> attributions() {
        return found.attributions();
    }

    public List<String> notes() {
        return found.notes();
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
     * @param beside the name of the scenario that is the same without what this one adds, or {@code null}
     * @param published what somebody has measured of it before, or {@code null}
     */
    public record MeasuredScenario(String name, String title, String request, String thread, Curve curve, double x,
            String beside, Published published) {

        /** A scenario that stands for itself. */
        public MeasuredScenario(String name, String title, String request, String thread, Curve curve, double x) {
            this(name, title, request, thread, curve, x, null, null);
        }
    }

    /**
     * Figures from elsewhere: only their ratios can be compared with those of a run.
     *
     * @param title their unit, year and machine, for people
     * @param figures by the name of the target
     */
    public record Published(String title, Map<String, Double> figures) {
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
