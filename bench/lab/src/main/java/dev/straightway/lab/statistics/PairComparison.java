package dev.straightway.lab.statistics;

import java.util.List;
import java.util.Optional;

/**
 * A target against its base in one scenario and placement.
 *
 * @param base the name of the target that the ratios divide by
 * @param target the name of the target that is compared with it
 * @param ratios by metric, in the order of the tables
 * @param verdict on the primary metric; "no verdict" where none is measured
 * @param unsteady how many trials of the two were not steady, as "resteasy-classic 4, straightway 1"; they have no vote. Empty
 *        where all were
 */
public record PairComparison(String scenario, String placement, String base, String target, List<MetricRatio> ratios,
        Verdict verdict, String unsteady) {

    /** {@return the ratio in a metric, by the metric's name} */
    public Optional<Ratio> ratio(String metric) {
        return ratios.stream().filter(each -> each.metric().name().equals(metric)).map(MetricRatio::ratio).findFirst();
    }

    /** {@return the verdict for people, with what it lacks because a target wasn't steady} */
    public Wording wording() {
        return unsteady.isEmpty() ? verdict.wording() : verdict.wording().with("; trials not steady: " + unsteady);
    }
}
