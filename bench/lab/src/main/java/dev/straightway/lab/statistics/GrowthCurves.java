package dev.straightway.lab.statistics;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

import dev.straightway.lab.results.Results;
import dev.straightway.lab.results.Results.Curve;
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
                    List<Growth.Point> points = points(curve, placement, target.name());
                    if (points.stream().mapToDouble(Growth.Point::x).distinct().count() > 1) {
                        growths.add(Growth.of(target.name(), curve, placement, metric, points));
                    }
                }
            }
        }
        return List.copyOf(growths);
    }

    private List<Growth.Point> points(Curve curve, String placement, String target) {
        List<Growth.Point> points = new ArrayList<>();
        for (Results.MeasuredScenario scenario : results.scenarios()) {
            double[] values = Values.of(results, target, scenario.name(), placement).of(metric);
            if (curve.equals(scenario.curve()) && values.length > 0) {
                Summary summary = Summary.of(target, scenario.name(), placement, metric, values);
                points.add(new Growth.Point(scenario.name(), scenario.x(), summary.median(), summary.min(), summary.max()));
            }
        }
        points.sort(Comparator.comparingDouble(Growth.Point::x));
        return points;
    }
}
