package dev.straightway.lab.report.reading;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

import dev.straightway.lab.results.Results;
import dev.straightway.lab.results.Results.MeasuredMetric;
import dev.straightway.lab.results.Results.MeasuredScenario;
import dev.straightway.lab.results.Results.MeasuredTarget;
import dev.straightway.lab.results.Trial;
import dev.straightway.lab.statistics.Ratio;
import dev.straightway.lab.statistics.Values;

/** What a run says: its groups, the figures of each target with intervals, the verdicts and the growth. Immutable. */
public final class Reading {

    private static final List<String> BESIDE = List.of("bytes", "requests");
    private static final String FOLLOWS = "event loop";

    private final Results results;
    private final List<Group> groups;
    private final Findings findings;

    private Reading(Results results) {
        this.results = results;
        this.groups = groups(results);
        this.findings = new Findings(results);
    }

    public static Reading of(Results results) {
        return new Reading(results);
    }

    public Results results() {
        return results;
    }

    /** {@return every scenario in every placement that has trials, pinned ones first} */
    public List<Group> groups() {
        return groups;
    }

    /** {@return the groups that are compared by themselves, not as points of a curve} */
    public List<Group> plainGroups() {
        return groups.stream().filter(group -> !group.onCurve()).toList();
    }

    /** {@return what the verdicts rest on} */
    public Optional<MeasuredMetric> primary() {
        return results.metrics().stream().filter(MeasuredMetric::primary).findFirst();
    }

    /** {@return what the verdicts compare with} */
    public Optional<MeasuredTarget> reference() {
        return results.targets().stream().filter(MeasuredTarget::reference).findFirst();
    }

    /** {@return the figure of a target over its valid rounds, or nothing where none gave one} */
    public Optional<Estimate> estimate(Group group, MeasuredTarget target, MeasuredMetric metric) {
        return findings.estimate(group, target, metric);
    }

    /** {@return a metric in each of a target's rounds that count and know it, in their order} */
    public double[] rounds(Group group, MeasuredTarget target, MeasuredMetric metric) {
        return values(group, target).of(metric.name());
    }

    /** {@return the ratio to the reference in each round that both have} */
    public double[] ratios(Group group, MeasuredTarget target, MeasuredMetric metric) {
        return reference().map(base -> values(group, target).ratios(values(group, base), metric.name())).orElse(new double[0]);
    }

    private Values values(Group group, MeasuredTarget target) {
        return Values.of(results, target.name(), group.scenario().name(), group.placement());
    }

    /** {@return the ratio to the reference over the rounds that both have, where it is known} */
    public Optional<Ratio> ratio(Group group, MeasuredTarget target, MeasuredMetric metric) {
        return reference().flatMap(base -> findings.ratio(group, metric, target, base));
    }

    /** {@return the metrics whose ratios stand beside the verdicts, though none rests on them} */
    public List<MeasuredMetric> beside() {
        return results.metrics().stream().filter(metric -> BESIDE.contains(metric.name()) && !metric.primary()).toList();
    }

    /** {@return the thread that calls the resource: a stack that follows the scenario goes where that asks to be} */
    public static String thread(Group group, MeasuredTarget target) {
        String asked = group.scenario().thread();
        return asked.isEmpty() || !target.thread().equals(FOLLOWS) ? target.thread() : asked;
    }

    /** {@return the targets that have a trial in a group, whether it counts or not} */
    public List<MeasuredTarget> tried(Group group) {
        return results.targets().stream().filter(target -> results.trials().stream()
                .anyMatch(trial -> trial.target().equals(target.name()) && trial.scenario().equals(group.scenario().name())
                        && trial.placement().equals(group.placement())))
                .toList();
    }

    /** {@return every target that was tried against the reference, by the primary metric, group by group} */
    public List<VerdictRow> verdicts() {
        if (primary().isEmpty() || reference().isEmpty()) {
            return List.of();
        }
        List<VerdictRow> rows = new ArrayList<>();
        for (Group group : groups) {
            tried(group).stream().filter(target -> !target.reference())
                    .forEach(target -> rows.add(findings.verdict(group, primary().get(), target, reference().get())));
        }
        return List.copyOf(rows);
    }

    /** {@return among how many verdicts each of them has to stand} */
    public int family() {
        return findings.verdicts();
    }

    /** {@return how a metric grows along every curve, by target and placement} */
    public List<GrowthSeries> growth(MeasuredMetric metric) {
        return findings.growths(metric).stream().map(growth -> new GrowthSeries(growth.curve(), growth.placement(), metric,
                results.targets().stream().filter(target -> target.name().equals(growth.target())).findFirst().orElseThrow(),
                growth.points().stream().map(point -> new GrowthSeries.Point(point.x(),
                        new Estimate(point.median(), point.low(), point.high(), 0))).toList(),
                new Estimate(growth.slopePerUnit(), growth.slopeInterval().low(), growth.slopeInterval().high(),
                        growth.rounds()),
                growth.exponent())).toList();
    }

    /** {@return the scenarios that are another one and something more, where both were measured, in the order of the tables} */
    public List<Pair> pairs() {
        List<Pair> pairs = new ArrayList<>();
        for (Group group : groups) {
            groups.stream().filter(other -> other.scenario().name().equals(group.scenario().beside())
                    && other.placement().equals(group.placement())).findFirst()
                    .ifPresent(other -> pairs.add(new Pair(other, group)));
        }
        return pairs;
    }

    public List<Results.Curve> curves() {
        return results.scenarios().stream().map(MeasuredScenario::curve).filter(curve -> curve != null).distinct().toList();
    }

    private static boolean in(Group group, Trial trial) {
        return trial.scenario().equals(group.scenario().name()) && trial.placement().equals(group.placement());
    }

    private static List<Group> groups(Results results) {
        Set<String> placements = new LinkedHashSet<>(List.of(Group.PINNED));
        results.trials().forEach(trial -> placements.add(trial.placement()));
        List<Group> groups = new ArrayList<>();
        for (MeasuredScenario scenario : results.scenarios()) {
            placements.stream().map(placement -> new Group(scenario, placement))
                    .filter(group -> results.trials().stream().anyMatch(trial -> in(group, trial))).forEach(groups::add);
        }
        return List.copyOf(groups);
    }
}
