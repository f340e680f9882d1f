package dev.straightway.lab.statistics;

import java.util.Arrays;

/** A line through points, with the least squares of what it misses them by. */
record Line(double slope, double intercept) {

    /** @param x at least two different ones */
    static Line through(double[] x, double[] y) {
        double meanX = Arrays.stream(x).average().orElseThrow();
        double meanY = Arrays.stream(y).average().orElseThrow();
        double products = 0;
        double squares = 0;
        for (int i = 0; i < x.length; i++) {
            products += (x[i] - meanX) * (y[i] - meanY);
            squares += (x[i] - meanX) * (x[i] - meanX);
        }
        return new Line(products / squares, meanY - products / squares * meanX);
    }
}
