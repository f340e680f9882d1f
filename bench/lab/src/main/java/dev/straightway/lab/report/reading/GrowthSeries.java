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
        Estimate slope, double exponent) {

    /** @param x in the unit of the curve */
    public record Point(double x, Estimate cost) {
    }

    /** {@return a power of ten near the far end of the curves, so that what so many more cost is a number one can read} */
    public static double scale(List<GrowthSeries> curves) {
        double last = curves.stream().flatMap(one -> one.points().stream()).mapToDouble(Point::x).max().orElse(1);
        return last <= 1 ? 1 : Math.pow(10, Math.floor(Math.log10(last)));
    }

    /** {@return what so many more of the curve's unit cost} */
    public Estimate slope(double more) {
        return new Estimate(slope.value() * more, slope.low() * more, slope.high() * more, slope.rounds());
    }
}
