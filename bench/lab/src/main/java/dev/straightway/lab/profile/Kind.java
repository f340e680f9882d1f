package dev.straightway.lab.profile;

import java.util.Locale;

/** What a profile counts. */
public enum Kind {

    /** Time on a processor, in user and kernel; what waits is not in it. */
    CPU("µs", 1e-3),
    /** Bytes of the Java heap, where they are allocated. */
    ALLOC("bytes", 1);

    private final String unit;
    private final double unitsPerWeight;

    Kind(String unit, double unitsPerWeight) {
        this.unit = unit;
        this.unitsPerWeight = unitsPerWeight;
    }

    /** {@return "cpu" or "alloc", as in the results and in names of files} */
    public String label() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** {@return the unit of costs, "µs" or "bytes"} */
    public String unit() {
        return unit;
    }

    /** {@return a weight in the unit of costs: nanoseconds become microseconds} */
    public double cost(double weight) {
        return weight * unitsPerWeight;
    }
}
