package dev.straightway.lab.report.reading;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

import dev.straightway.lab.results.Results;
import dev.straightway.lab.results.Results.MeasuredMetric;
import dev.straightway.lab.results.Results.MeasuredTarget;
import dev.straightway.lab.statistics.Growth;
import dev.straightway.lab.statistics.PairComparison;
import dev.straightway.lab.statistics.Ratio;
import dev.straightway.lab.statistics.Statistics;
import dev.straightway.lab.statistics.Summary;

/**
 * Asks the statistics what may be said of the figures, once for each, and puts the answers into the shape of the reports. For
 * one thread.
 */
final class Findings {

    private record Place(Group group, String target) {
    }

    private final Statistics statistics;
    private final Map<Place, Map<String, Estimate>> estimates = new HashMap<>();
    private final Map<Place, PairComparison> comparisons = new HashMap<>();

    Findings(Results results) {
        statistics = Statistics.of(results);
        Map<String, Map<String, Group>> groups = new HashMap<>();
        results.scenarios().forEach(scenario -> statistics.placements().forEach(placement -> groups
                .computeIfAbsent(scenario.name(), name -> new HashMap<>()).put(placement, new Group(scenario, placement))));
        statistics.summaries().forEach(summary -> estimates
                .computeIfAbsent(new Place(groups.get(summary.scenario()).get(summary.placement()), summary.target()),
                        place -> new HashMap<>())
                .put(summary.metric(), estimate(summary)));
    }

    private static Estimate estimate(Summary summary) {
        return new Estimate(summary.median(), summary.interval().low(), summary.interval().high(), summary.rounds());
    }

    Optional<Estimate> estimate(Group group, MeasuredTarget target, MeasuredMetric metric) {
        return Optional.ofNullable(estimates.getOrDefault(new Place(group, target.name()), Map.of()).get(metric.name()));
    }

    Optional<Ratio> ratio(Group group, MeasuredMetric metric, MeasuredTarget target, MeasuredTarget base) {
        return comparison(group, target, base).ratio(metric.name()).filter(Ratio::known);
    }

    VerdictRow verdict(Group group, MeasuredMetric metric, MeasuredTarget target, MeasuredTarget base) {
        PairComparison comparison = comparison(group, target, base);
        Ratio ratio = comparison.verdict().ratio();
        return new VerdictRow(group, metric, target, base, ratio.value(), ratio.interval().low(), ratio.interval().high(),
                ratio.p(), ratio.rounds(), comparison.verdict().detectable(), comparison.verdict().kind(),
                comparison.wording());
    }

    int verdicts() {
        return statistics.verdicts();
    }

    private PairComparison comparison(Group group, MeasuredTarget target, MeasuredTarget base) {
        return comparisons.computeIfAbsent(new Place(group, target.name()), place -> statistics
                .compare(group.scenario().name(), group.placement(), base.name(), target.name()));
    }

    List<Growth> growths(MeasuredMetric metric) {
        return statistics.growths(metric.name());
    }
}
