package dev.straightway.lab.report.reading;

import java.util.OptionalDouble;

import dev.straightway.lab.results.Results.MeasuredMetric;
import dev.straightway.lab.results.Results.MeasuredScenario;
import dev.straightway.lab.results.Results.MeasuredTarget;

/**
 * Two scenarios of which one is the other and something more: through a locator, say.
 *
 * @param plain without
 * @param more with it
 */
public record Pair(Group plain, Group more) {

    /** {@return how many times the one costs what the other does, of one target: the ratio of the medians} */
    public OptionalDouble ratio(Reading reading, MeasuredTarget target, MeasuredMetric metric) {
        double ratio = reading.estimate(more, target, metric).map(Estimate::value).orElse(Double.NaN)
                / reading.estimate(plain, target, metric).map(Estimate::value).orElse(Double.NaN);
        return Double.isFinite(ratio) ? OptionalDouble.of(ratio) : OptionalDouble.empty();
    }

    /** {@return the same of what was published, where both were} */
    public OptionalDouble publishedRatio(MeasuredTarget target) {
        double ratio = published(more, target).orElse(Double.NaN) / published(plain, target).orElse(Double.NaN);
        return Double.isFinite(ratio) ? OptionalDouble.of(ratio) : OptionalDouble.empty();
    }

    /** {@return what was published of a scenario on a target, if something was} */
    public static OptionalDouble published(Group group, MeasuredTarget target) {
        MeasuredScenario scenario = group.scenario();
        Double figure = scenario.published() == null ? null : scenario.published().figures().get(target.name());
        return figure == null ? OptionalDouble.empty() : OptionalDouble.of(figure);
    }

    /** {@return whether anything was published of either} */
    public boolean isPublished() {
        return plain.scenario().published() != null || more.scenario().published() != null;
    }

    /** {@return what the published figures are} */
    public String publishedTitle() {
        return (more.scenario().published() != null ? more : plain).scenario().published().title();
    }
}
