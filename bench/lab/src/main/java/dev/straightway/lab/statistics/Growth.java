package dev.straightway.lab.statistics;

import java.util.Arrays;
import java.util.List;

import dev.straightway.lab.results.Results.Curve;

/**
 * How the cost of a target grows with a quantity.
 *
 * @param target its name
 * @param metric its name
 * @param points in ascending order of x, at least two of different x
 * @param slopePerUnit what one more of the quantity adds, in the unit of the metric: the line of least squares through the
 *        medians
 * @param slopeInterval the 95 % interval of the slope, of Student over the slopes of the rounds; unknown below three
 * @param rounds in how many rounds every point is known, each with a slope of its own
 * @param intercept where that line meets x = 0
 * @param exponent what the cost grows with as a power of the quantity: 0 is not at all, 1 in proportion, 2 with its square; the
 *        line of least squares through the logarithms; NaN where a median or an x is not above zero
 */
public record Growth(String target, Curve curve, String placement, String metric, List<Point> points, double slopePerUnit,
        Interval slopeInterval, int rounds, double intercept, double exponent) {

    /**
     * @param scenario its name
     * @param x the quantity
     * @param median of the metric
     * @param low the least round
     * @param high the greatest round
     */
    public record Point(String scenario, double x, double median, double low, double high) {
    }

    /** @param slopes of the rounds in which every point is known */
    static Growth of(String target, Curve curve, String placement, String metric, List<Point> points, double[] slopes) {
        double[] x = points.stream().mapToDouble(Point::x).toArray();
        double[] y = points.stream().mapToDouble(Point::median).toArray();
        Line line = Line.through(x, y);
        boolean positive = points.stream().allMatch(point -> point.x > 0 && point.median > 0);
        double exponent = positive ? Line.through(logs(x), logs(y)).slope() : Double.NaN;
        return new Growth(target, curve, placement, metric, List.copyOf(points), line.slope(), StudentInterval.of(slopes),
                slopes.length, line.intercept(), exponent);
    }

    private static double[] logs(double[] values) {
        return Arrays.stream(values).map(Math::log).toArray();
    }
}
