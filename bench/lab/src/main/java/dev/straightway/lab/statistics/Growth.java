package dev.straightway.lab.statistics;

import java.util.List;
import java.util.function.ToDoubleFunction;

import dev.straightway.lab.results.Results.Curve;

/**
 * How the cost of a target grows with a quantity.
 *
 * @param target its name
 * @param metric its name
 * @param points in ascending order of x, at least two of different x
 * @param slopePerUnit what one more of the quantity adds, in the unit of the metric: the line of least squares through the
 *        medians
 * @param intercept where that line meets x = 0
 * @param exponent what the cost grows with as a power of the quantity: 0 is not at all, 1 in proportion, 2 with its square; the
 *        line of least squares through the logarithms; NaN where a median or an x is not above zero
 */
public record Growth(String target, Curve curve, String placement, String metric, List<Point> points, double slopePerUnit,
        double intercept, double exponent) {

    /**
     * @param scenario its name
     * @param x the quantity
     * @param median of the metric
     * @param low the least round
     * @param high the greatest round
     */
    public record Point(String scenario, double x, double median, double low, double high) {
    }

    private record Line(double slope, double intercept) {

        /** The line of least squares. */
        static Line through(List<Point> points, ToDoubleFunction<Point> x, ToDoubleFunction<Point> y) {
            double meanX = points.stream().mapToDouble(x).average().orElseThrow();
            double meanY = points.stream().mapToDouble(y).average().orElseThrow();
            double products = 0;
            double squares = 0;
            for (Point point : points) {
                double away = x.applyAsDouble(point) - meanX;
                products += away * (y.applyAsDouble(point) - meanY);
                squares += away * away;
            }
            return new Line(products / squares, meanY - products / squares * meanX);
        }
    }

    static Growth of(String target, Curve curve, String placement, String metric, List<Point> points) {
        Line line = Line.through(points, Point::x, Point::median);
        boolean positive = points.stream().allMatch(point -> point.x > 0 && point.median > 0);
        double exponent = positive
                ? Line.through(points, point -> Math.log(point.x), point -> Math.log(point.median)).slope
                : Double.NaN;
        return new Growth(target, curve, placement, metric, List.copyOf(points), line.slope, line.intercept, exponent);
    }
}
