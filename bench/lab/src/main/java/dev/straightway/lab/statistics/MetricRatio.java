package dev.straightway.lab.statistics;

import dev.straightway.lab.results.Results.MeasuredMetric;

/** The ratio of target to base in one metric; a verdict is only in the primary one. */
public record MetricRatio(MeasuredMetric metric, Ratio ratio) {

    /** {@return it for people: "costs 0.71× (0.69–0.73)" where less is better, "gives 1.40× (1.35–1.46)" where more is} */
    public String words() {
        if (!ratio.known()) {
            return "-";
        }
        return (metric.lowerIsBetter() ? "costs " : "gives ") + ratio.words();
    }
}
