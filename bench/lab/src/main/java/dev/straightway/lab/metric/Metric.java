package dev.straightway.lab.metric;

import java.util.OptionalDouble;

import dev.straightway.lab.results.Results.MeasuredMetric;

/** One figure of a trial: what it is called, and how it comes out of what was observed. */
public interface Metric {

    /** {@return its name, title, unit and method, as they are saved with the results} */
    MeasuredMetric description();

    /** {@return its value, or nothing where it can't be known; never a guess} */
    OptionalDouble of(Observation observation);
}
