package dev.straightway.lab.report.reading;

import java.util.List;

import dev.straightway.lab.results.Results.Curve;
import dev.straightway.lab.results.Results.MeasuredMetric;
import dev.straightway.lab.results.Results.MeasuredTarget;

/**
 * The cost of one target against a quantity.
 *
 * @param points at least two, ascending by x
 * @param slope what one more of the curve's unit costs, in the unit of the metric
 * @param exponent the power of the quantity that the cost grows with; NaN where it is unknown
 */
public record GrowthSeries(Curve curve, String placement, MeasuredMetric metric, MeasuredTarget target, List<Point> points,
        double slope, double exponent) {

    /** @param x in the unit of the curve */
    public record Point(double x, Estimate cost) {
    }
}
