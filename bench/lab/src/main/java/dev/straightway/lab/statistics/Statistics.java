package dev.straightway.lab.statistics;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import dev.straightway.lab.results.Results;
import dev.straightway.lab.results.Results.MeasuredMetric;
import dev.straightway.lab.results.Results.MeasuredScenario;
import dev.straightway.lab.results.Results.MeasuredTarget;
import dev.straightway.lab.results.Trial;
import dev.straightway.lab.statistics.Family.Member;

/**
 * What a saved run says. Everything is computed when it is asked for, and comes out the same each time. For one thread.
 */
public final class Statistics {

    private final Results results;
    private final Rule rule;
    private final Detectable detection = new Detectable();
    private Family family;

    private Statistics(Results results, Rule rule) {
        this.results = results;
        this.rule = rule;
    }

    public static Statistics of(Results results) {
        return new Statistics(results, Rule.STANDARD);
    }

    /** {@return the same with another rule for its verdicts} */
    public Statistics with(Rule other) {
        return new Statistics(results, other);
    }

    /** {@return what the verdicts compare with, if the run has such a target} */
    public Optional<MeasuredTarget> reference() {
        return results.targets().stream().filter(MeasuredTarget::reference).findFirst();
    }

    /** {@return the metric that verdicts rest on, if the run has one} */
    public Optional<MeasuredMetric> primary() {
        return results.metrics().stream().filter(MeasuredMetric::primary).findFirst();
    }

    /** {@return the placements of the trials, in the order in which they first ran} */
    public List<String> placements() {
        return results.trials().stream().map(Trial::placement).distinct().toList();
    }

    /** {@return every other target against the reference, wherever both have at least one trial that counts} */
    public List<PairComparison> comparisons() {
        return reference().map(base -> against(base.name())).orElse(List.of());
    }

    private List<PairComparison> against(String base) {
        List<PairComparison> comparisons = new ArrayList<>();
        for (MeasuredScenario scenario : results.scenarios()) {
            for (String placement : placements()) {
                results.targets().stream().map(MeasuredTarget::name).filter(target -> !target.equals(base))
                        .filter(target -> bothRan(scenario.name(), placement, base, target))
                        .forEach(target -> comparisons.add(compare(scenario.name(), placement, base, target)));
            }
        }
        return List.copyOf(comparisons);
    }

    /** {@return how many verdicts there are, among which each has to stand} */
    public int verdicts() {
        return family().size();
    }

    /** All verdicts against the reference, found out when one is asked for. */
    private Family family() {
        if (family == null) {
            Map<Member, Ratio> ratios = new LinkedHashMap<>();
            primary().ifPresent(metric -> reference().ifPresent(base -> results.scenarios().forEach(scenario -> placements()
                    .forEach(placement -> results.targets().stream().map(MeasuredTarget::name)
                            .filter(target -> !target.equals(base.name()))
                            .forEach(target -> ratios.put(new Member(scenario.name(), placement, base.name(), target),
                                    ratio(metric.name(), Values.of(results, base.name(), scenario.name(), placement),
                                            Values.of(results, target, scenario.name(), placement))))))));
            family = new Family(ratios);
        }
        return family;
    }

    private boolean bothRan(String scenario, String placement, String base, String target) {
        return ran(base, scenario, placement) && ran(target, scenario, placement);
    }

    private boolean ran(String target, String scenario, String placement) {
        return results.trials().stream().anyMatch(trial -> trial.valid() && trial.target().equals(target)
                && trial.scenario().equals(scenario) && trial.placement().equals(placement));
    }

    /**
     * Compares any two targets.
     *
     * @param base the name of the one that is divided by
     * @param target the name of the other
     * @return the comparison; without rounds in common its ratios are unknown and its verdict says so
     */
    public PairComparison compare(String scenario, String placement, String base, String target) {
        Values ofBase = Values.of(results, base, scenario, placement);
        Values ofTarget = Values.of(results, target, scenario, placement);
        List<MetricRatio> ratios = results.metrics().stream()
                .map(metric -> new MetricRatio(metric, ratio(metric.name(), ofBase, ofTarget))).toList();
        Verdict verdict = ratios.stream().filter(each -> each.metric().primary()).findFirst()
                .map(each -> rule.judge(each.ratio(), each.metric(),
                        family().place(new Member(scenario, placement, base, target), each.ratio()), detection))
                .orElseGet(rule::none);
        return new PairComparison(scenario, placement, base, target, ratios, verdict,
                Stream.of(base, target).map(each -> unsteady(scenario, placement, each)).filter(words -> !words.isEmpty())
                        .collect(Collectors.joining(", ")));
    }

    private String unsteady(String scenario, String placement, String target) {
        long unsteady = results.trials().stream().filter(trial -> trial.outcome() == Trial.Outcome.UNSTEADY
                && trial.target().equals(target) && trial.scenario().equals(scenario)
                && trial.placement().equals(placement)).count();
        return unsteady == 0 ? "" : target + " " + unsteady;
    }

    private static Ratio ratio(String metric, Values base, Values target) {
        List<Integer> rounds = base.roundsWith(target, metric);
        return PairedRatio.of(target.of(metric, rounds), base.of(metric, rounds));
    }

    /** {@return medians and spreads, wherever a trial counts and knows the metric} */
    public List<Summary> summaries() {
        List<Summary> summaries = new ArrayList<>();
        for (MeasuredScenario scenario : results.scenarios()) {
            for (String placement : placements()) {
                for (MeasuredTarget target : results.targets()) {
                    Values values = Values.of(results, target.name(), scenario.name(), placement);
                    results.metrics().stream().filter(metric -> values.of(metric.name()).length > 0)
                            .forEach(metric -> summaries.add(Summary.of(target.name(), scenario.name(), placement,
                                    metric.name(), values.of(metric.name()))));
                }
            }
        }
        return List.copyOf(summaries);
    }

    /** {@return the median and spread of one metric, if a trial counts and knows it} */
    public Optional<Summary> summary(String target, String scenario, String placement, String metric) {
        double[] values = Values.of(results, target, scenario, placement).of(metric);
        return values.length == 0 ? Optional.empty()
                : Optional.of(Summary.of(target, scenario, placement, metric, values));
    }

    /** {@return how the primary metric grows along each curve that has two points or more} */
    public List<Growth> growths() {
        return primary().map(metric -> growths(metric.name())).orElse(List.of());
    }

    /** {@return how a metric grows along each curve that has two points or more} */
    public List<Growth> growths(String metric) {
        return new GrowthCurves(results, metric).all(placements());
    }
}
