package dev.straightway.lab.statistics;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.SortedMap;

import dev.straightway.lab.results.Results;
import dev.straightway.lab.results.Results.Curve;
import dev.straightway.lab.results.Results.MeasuredScenario;
import dev.straightway.lab.results.Results.MeasuredTarget;

/** Puts the scenarios of a curve together, target by target. */
final class GrowthCurves {

    private final Results results;
    private final String metric;

    GrowthCurves(Results results, String metric) {
        this.results = results;
        this.metric = metric;
    }

    List<Growth> all(List<String> placements) {
        List<Growth> growths = new ArrayList<>();
        for (Curve curve : results.scenarios().stream().map(Results.MeasuredScenario::curve).filter(each -> each != null)
                .distinct().toList()) {
            for (String placement : placements) {
                for (MeasuredTarget target : results.targets()) {
                    List<MeasuredScenario> scenarios = scenarios(curve, placement, target.name());
                    if (scenarios.stream().mapToDouble(MeasuredScenario::x).distinct().count() > 1) {
                        growths.add(growth(scenarios, curve, placement, target.name()));
                    }
                }
            }
        }
        return List.copyOf(growths);
    }

    /** The points of a curve that a target has, by their quantity. */
    private List<MeasuredScenario> scenarios(Curve curve, String placement, String target) {
        return results.scenarios().stream().filter(scenario -> curve.equals(scenario.curve()))
                .filter(scenario -> values(target, scenario, placement).of(metric).length > 0)
                .sorted(Comparator.comparingDouble(MeasuredScenario::x)).toList();
    }

    private Growth growth(List<MeasuredScenario> scenarios, Curve curve, String placement, String target) {
        List<Growth.Point> points = scenarios.stream().map(scenario -> {
            Summary summary = Summary.of(target, scenario.name(), placement, metric,
                    values(target, scenario, placement).of(metric));
            return new Growth.Point(scenario.name(), scenario.x(), summary.median(), summary.min(), summary.max());
        }).toList();
        return Growth.of(target, curve, placement, metric, points, slopes(scenarios, placement, target));
    }

    /** What a round does to all points alike is in its slope, so the slopes of the rounds tell how sure the slope is. */
    private double[] slopes(List<MeasuredScenario> scenarios, String placement, String target) {
        double[] x = scenarios.stream().mapToDouble(MeasuredScenario::x).toArray();
        List<SortedMap<Integer, Double>> byRound = scenarios.stream()
                .map(scenario -> values(target, scenario, placement).byRound(metric)).toList();
        return byRound.get(0).keySet().stream().filter(round -> byRound.stream().allMatch(each -> each.containsKey(round)))
                .mapToDouble(round -> Line.through(x, byRound.stream().mapToDouble(each -> each.get(round)).toArray()).slope())
                .toArray();
    }

    private Values values(String target, MeasuredScenario scenario, String placement) {
        return Values.of(results, target, scenario.name(), placement);
    }
}
