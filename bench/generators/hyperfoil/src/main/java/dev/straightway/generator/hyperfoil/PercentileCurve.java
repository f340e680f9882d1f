package dev.straightway.generator.hyperfoil;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

import org.HdrHistogram.Histogram;
import org.HdrHistogram.HistogramIterationValue;

/** Draws response times as a curve over percentiles, in which those that tables show have a point of their own. */
final class PercentileCurve {

    /** Points of the curve for each halving of what lies beyond. */
    private static final int POINTS_PER_HALVING = 4;
    private static final List<Double> IN_TABLES = List.of(50.0, 90.0, 99.0, 99.9, 99.99);
    private static final double HIGHEST = 99.99;
    private static final double ROUNDING = 1e-6;

    private PercentileCurve() {
    }

    /** {@return the points, ascending; without those that less than one answer lies beyond} */
    static List<Measured.Point> of(Histogram times) {
        List<Measured.Point> points = new ArrayList<>();
        for (HistogramIterationValue step : times.percentiles(POINTS_PER_HALVING)) {
            double percentile = step.getPercentileLevelIteratedTo();
            if (!IN_TABLES.contains(percentile)) {
                add(percentile, step.getValueIteratedTo(), times, points);
            }
        }
        IN_TABLES.forEach(percentile -> add(percentile, times.getValueAtPercentile(percentile), times, points));
        points.sort(Comparator.comparingDouble(Measured.Point::percentile));
        return points;
    }

    private static void add(double percentile, long nanos, Histogram times, List<Measured.Point> points) {
        double beyond = (100 - percentile) / 100 * times.getTotalCount();
        if (percentile <= HIGHEST && beyond >= 1 - ROUNDING) {
            points.add(new Measured.Point(percentile, nanos));
        }
    }
}
