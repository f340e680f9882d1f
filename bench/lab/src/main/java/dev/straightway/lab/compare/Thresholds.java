package dev.straightway.lab.compare;

/**
 * How many times the earlier cost a later one may be.
 *
 * @param cpu of the primary metric, CPU per request
 * @param bytes of the allocated bytes per request, which vary far less
 */
public record Thresholds(double cpu, double bytes) {

    public static final Thresholds STANDARD = new Thresholds(1.05, 1.02);

    /** @throws IllegalArgumentException where a threshold is below 1, which would call an improvement a regression */
    public Thresholds {
        check("CPU", cpu);
        check("bytes", bytes);
    }

    private static void check(String name, double threshold) {
        if (!(threshold >= 1) || Double.isInfinite(threshold)) {
            throw new IllegalArgumentException("The threshold of " + name + " is " + threshold
                    + ", but it is a ratio of later to earlier of at least 1. Give 1.05 to allow 5 % more.");
        }
    }
}
